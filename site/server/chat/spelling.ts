/** Corrects the spelling of English messages before they are interpreted. */
import { fold } from './words.js';

/** Short forms of text messages, too short to be corrected by similarity. */
const shortForms: Record<string, string> = Object.fromEntries(
  `u=you ur=your yu=you yr=year r=are wat=what wen=when wher=where hw=how cn=can shud=should wud=would cud=could pls=please
  plz=please ppl=people pple=people msg=message abt=about bcoz=because coz=because tmrw=tomorrow tmr=tomorrow 2moro=tomorrow
  gud=good lik=like smal=small tem=team mach=much meny=many erly=early buk=book yor=your cum=come tek=take dus=does giv=give hav=have biz=business qty=quantity pax=guests
  advart=advert ovas=overs wk=week wks=weeks mnth=month mnths=months nd=and n=and ther=there fone=phone
  shld=should cld=could wld=would btwn=between bcz=because cuz=because nxt=next frm=from dun=done dis=this
  dat=that de=the wht=what wats=whats thx=thanks thnx=thanks`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** Everyday words that look like a misspelling of one of the site’s. */
const everyday = new Set(
  `cars rent lend maths cook dress dresses houses horses honey money loan bank lawyer doctor food beer weather match game games
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
  yield young youth`.split(/\s+/),
);

/** A word and its variants with one letter removed. Words that differ by one slip share a variant. */
const withoutALetter = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, index) => word.slice(0, index) + word.slice(index + 1));

/**
 * Creates a function that corrects one slip in a word: a wrong, missing, extra or swapped letter.
 *
 * @param texts - Texts that contain the correct words.
 */
export function createSpelling(texts: readonly string[]): (message: string) => string {
  const known = new Set(texts.flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []));
  const similar = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < 4) continue;
    for (const rest of withoutALetter(word)) similar.set(rest, [...(similar.get(rest) ?? []), word]);
  }

  // Text messages leave vowels out: "prnt", "stnd".
  const vowelless = new Map<string, string[]>();
  const withoutVowels = (word: string) => word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '');
  for (const word of known) {
    if (word.length < 5) continue;
    const key = withoutVowels(word);
    vowelless.set(key, [...(vowelless.get(key) ?? []), word]);
  }

  const isKnown = (word: string) => known.has(word) || everyday.has(word);
  /** Whether a word is known, or a form of a known one. */
  const isRight = (word: string) =>
    isKnown(word) || isKnown(`${word}s`) || isKnown(word.replace(/(?:s|es|ed|ing|er)$/, ''));

  /**
   * Words one slip away with the same first letter, those with the same letters first, because people swap letters more
   * often than they invent them.
   */
  function correct(word: string): string {
    const folded = fold(word);
    const short = shortForms[folded];
    if (short) return short;
    if (folded.length < 4 || isRight(folded)) return word;
    const full = folded === withoutVowels(folded) ? (vowelless.get(folded) ?? []) : [];
    if (full.length === 1) return full[0] ?? word;
    const letters = (text: string) => [...text].sort().join('');
    const found = [...new Set(withoutALetter(folded).flatMap((rest) => similar.get(rest) ?? []))].filter(
      (other) => other[0] === folded[0] && Math.abs(other.length - folded.length) <= 1,
    );
    const rank = (other: string) => (letters(other) === letters(folded) ? 0 : other.length === folded.length ? 2 : 1);
    // Short words are too similar for any slip other than swapped letters.
    const likely = folded.length > 4 ? found : found.filter((other) => rank(other) === 0);
    return likely.sort((one, other) => rank(one) - rank(other))[0] ?? word;
  }

  return (message) => message.replace(/[\p{L}\p{N}'’]+/gu, (word) => (/^\p{N}+$/u.test(word) ? word : correct(word)));
}
