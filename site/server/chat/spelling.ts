/** Corrects the spelling of messages before they are interpreted. */
import SearchableMap from 'minisearch/SearchableMap';
import { fold } from './words.js';

/** Text-message abbreviations, which are too short to be corrected by similarity. */
const shortForms: Record<string, string> = Object.fromEntries(
  `u=you evr=ever mch=much ur=your yu=you yr=year r=are wat=what wen=when wher=where hw=how cn=can shud=should wud=would cud=could pls=please
  plz=please ppl=people pple=people msg=message abt=about bcoz=because coz=because tmrw=tomorrow tmr=tomorrow 2moro=tomorrow
  gud=good lik=like smal=small tem=team mach=much meny=many erly=early buk=book yor=your cum=come tek=take dus=does giv=give hav=have biz=business qty=quantity pax=guests
  advart=advert ovas=overs wk=week wks=weeks mnth=month mnths=months nd=and n=and ther=there fone=phone
  shld=should cld=could wld=would btwn=between bcz=because cuz=because nxt=next frm=from dun=done dis=this
  dat=that cads=cards cad=card kads=cards bizness=business bisness=business peaces=pieces pcs=pieces chek=cheque cheq=cheque nid=need tel=tell buks=books flaya=flier de=the wht=what wats=whats thx=thanks thnx=thanks
  mon=monday tue=tuesday tues=tuesday wed=wednesday weds=wednesday thu=thursday thur=thursday thurs=thursday fri=friday`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** Everyday words that look like a misspelling of a word on the site. */
const everyday = new Set(
  `smell smells canvas cars rent lend maths cook dress dresses houses horses honey money loan bank lawyer doctor food beer weather match game games
  pizza dance dancing lights lighting forms stars steps place places drinks trains planes words songs driver drivers while
  update updates heard hear hearing learn teach bread break quite quiet then than there think thought through though trust
  truth river rivers never ever every even seven eleven other others mother father brother sister women woman child children
  happy sorry hungry angry early late later latest since still until using used user users world would could should
  start stop state taste waste water waiter winter summer spring season reason person people power flower tower shower
  phone alone along among agree again against after before between because become begin being below above across almost
  already always another around arrive away basic beach begun bring brings broke broken build built buyer carry catch
  cause chair cheap check chose clean clear client close cloth cloud coach coast count court cover crash crazy cream crime
  crowd daily death delay depth dirty doubt draft drama dream drink drive eight enjoy enter entry equal error exact exist
  extra faith false fault favor field fight final floor focus force fresh front fruit funny ghost giant glass grand grant
  grass great green group grown guard guess habit heart heavy hotel house human image issue juice known labor large laugh
  layer learn leave legal level light limit local loose lower lucky lunch major maker march maybe metal might minor month
  moral motor mouth movie music night noise north novel nurse occur ocean offer often paint panel paper party peace phase
  piece pilot pitch plain plane plant plate point pound press price pride prime prize proof proud prove queen quick radio
  raise range rapid reach ready refer right rival river rough round route royal rural scale scene scope score sense serve
  shall shape share sharp sheet shelf shift shirt shock shoot short shown sight skill sleep slide small smart smile smoke
  solid solve sound south space spare speak speed spend split sport staff stage stake stand stone store storm story strip
  study stuff style sugar suite super sweet table taxes theme thick thing third those three throw tight tired title today
  topic total touch tough track trade train treat trend trial truck truly twice under union unity upper upset urban usage
  usual valid value video visit vital voice wheel where which white whose whole worry worse worst worth write wrong wrote
  yield young youth branch branches tuko yuko uhuru salaam`.split(/\s+/),
);

const withoutVowels = (word: string) => word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '');

/** Whether a word is another word with letters left out. */
const isShortFor = (word: string, whole: string) => new RegExp(`^${[...word].join('.*')}$`, 'u').test(whole);

const lettersOf = (text: string) => [...text].sort().join('');

interface SpellingOptions {
  /**
   * Whether to correct wrong, missing and extra letters as well as swapped ones. Kiswahili verbs have too many forms to
   * tell a rare form from a typo.
   *
   * @default true
   */
  slips?: boolean;
}

/**
 * Creates a function that corrects a word with missing vowels or a single typo. The search’s own fuzziness is not
 * enough, because complaints, prices and services are recognised before the search.
 *
 * @param texts - Texts that contain the correct words.
 */
export function createSpelling(
  texts: readonly string[],
  { slips = true }: SpellingOptions = {},
): (message: string) => string {
  const known = new SearchableMap<number>();
  // Text messages leave out vowels: "prnt", "mabngo".
  const bySkeleton = new Map<string, Set<string>>();
  for (const word of texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? [])) {
    known.set(word, (known.get(word) ?? 0) + 1);
    if (word.length < 5) continue;
    const skeleton = withoutVowels(word);
    bySkeleton.set(skeleton, (bySkeleton.get(skeleton) ?? new Set()).add(word));
  }

  const isKnown = (word: string) => known.has(word) || everyday.has(word);
  /** Whether a word is known, or a form of a known one. */
  const isRight = (word: string) =>
    isKnown(word) || isKnown(`${word}s`) || ['', 'e'].some((end) => isKnown(word.replace(/(?:s|es|ed|ing|er)$/, end)));

  function correct(word: string): string {
    const folded = fold(word);
    const short = shortForms[folded];
    if (short) return short;
    if (folded.length < 4 || isRight(folded)) return word;
    // "Fotography", "fone".
    const spelt = folded.replace(/^f/, 'ph');
    if (isRight(spelt)) return spelt;
    // People swap letters, which is two edits, or confuse vowels more often than they add letters, and they rarely
    // misspell the first letter. Short words are too similar to correct any other typo.
    const similar = [...known.fuzzyGet(folded, 2)]
      .map(([other, [count, distance]]) => ({
        other,
        count,
        distance,
        isSwapped: lettersOf(other) === lettersOf(folded),
      }))
      .filter(({ other }) => other[0] === folded[0]);
    const swapped = similar.find(({ isSwapped }) => isSwapped);
    if (swapped) return swapped.other;
    const full = [...(bySkeleton.get(withoutVowels(folded)) ?? [])].filter(
      (whole) => whole.length > folded.length && isShortFor(folded, whole),
    );
    if (full.length === 1) return full[0] ?? word;
    if (!slips || folded.length < 5) return word;
    const rank = (other: string) => {
      if (withoutVowels(other) === withoutVowels(folded)) return 0;
      return other.length === folded.length ? 2 : 1;
    };
    // In a short word, a different consonant is rarely a typo: "remove" isn't "remote".
    const isSlip = (other: string, distance: number) =>
      (withoutVowels(other) === withoutVowels(folded) && folded.length > 5) ||
      (distance === 1 ? rank(other) < 2 || folded.length > 6 : folded.length > 7 && other.length > folded.length);
    const [likely] = similar
      .filter(({ other, distance }) => isSlip(other, distance))
      // Of two equally similar words, prefers the more frequent one.
      .sort((one, two) => rank(one.other) - rank(two.other) || two.count - one.count);
    return likely?.other ?? word;
  }

  return (message) => message.replace(/[\p{L}\p{N}'’]+/gu, (word) => (/^\p{N}+$/u.test(word) ? word : correct(word)));
}
