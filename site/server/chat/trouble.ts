/** Problems for a person: complaints, cancellations, refunds, and changes of an order or a date. */
import { isUnreachable } from './intents.js';
import { isAsking, isPast, narrationIn } from './narration.js';
import type { Handover } from './replies.js';
import { fold, isInsult } from './words.js';

const thing =
  '(?:pages?|cop(?:y|ies)|box(?:es)?|books?|items?|colou?rs?|logo|name|date|size|print\\w*|banners?|order|delivery|shirts?|cards?|flyers?|fliers?|posters?|stickers?|labels?|calendars?|magazines?|invitations?|mugs?|brochures?|invo?i?ce|amm?ount|bill|goods|parcel|photos?|video|stage|sound|food)';

/** Payment requested on a number that is not the company’s. Does not match visitors who only ask how to pay. */
const frauds = [
  /(?<!\b(?:i|we) )\b(?:ask(?:s|ed|ing)?|told|tells?|wants?|wanted|says?|said|demand\w*|request\w*|insist\w*)\b[^?.!]{0,40}\b(?:pay\w*|send|deposit|transfer|money|cash|balance)\b[^?.!]{0,40}\b(?:personal|private|own|his|her|different|another|strange)\b (?:\w+ ){0,2}?(?:number|account|mpesa|m-pesa|till|phone|paybill)\b/,
  /\b(?:bribe|kickback|hongo|kitu kidogo)\b|\b(?:pay|paid|money|cash)\b[^?.!]{0,30}\b(?:without|no) (?:a |any )?(?:receipt|invoice)\b/,
  /\b(?:nimeambiwa|(?:a|wa|u)(?:me|li|na)(?:ni|tu)?(?:omba|ambia|taka|elekeza|dai)\p{L}*)\b[^?.!]{0,60}\b(?:nambari|namba|number|mpesa|m-pesa|akaunti) (?:yake|binafsi|ya mtu|nyingine)\b/u,
];

const complaints = [
  /\b(?:want to|need to|must|like to) report (?:your|one of your|an? (?:member|incident|problem|fault))\b/,
  // Messages and calls without an answer.
  /\b(?:nobody|no ?one|none of you|noone|never|not|isnt|arent|hasnt|havent|didnt)\b (?:\w+ ){0,3}?(?:back to (?:me|us)|respond\w*|attend\w*|help(?:ed|ing)? (?:me|us))\b/,
  /\b(?:called|calling|emailed|texted|written|wrote|messaged|rung)\b[^?.!]{0,30}\b(?:\d+|two|three|four|five|many|several|so many|countless) times\b|\b(?:unanswered|ghost(?:ed|ing)|being ignored|keep(?:s)? ignoring)\b/,
  /\b(?:already|just) (?:called|tried|wrote|emailed|texted)\b[^?]{0,60}\b(?:no ?one|nobody|no answer|nothing|off|engaged|unreachable)\b/,
  /\b(?:nobody|no ?one)\b (?:\w+ ){0,2}?(?:told|informed|warned|notified|explained|(?:is|was) (?:here|there|at|around))\b|\b(?:invoice|bill)\b[^?]*\d[^?]*\b(?:quote|quotation|quoted|agreed)\b[^?]*\d/,
  // Things that have not happened, and dissatisfaction.
  /\b(?:not|isnt|wasnt|arent|werent|never|nobody|no one|noone|nothing|didnt|havent|hasnt|dont)\b (?:\w+ ){0,3}?(?:happy|satisfied|pleased|impressed|arrived?|delivered|received|repl(?:y|ied|ies)|answer(?:s|ed|ing)?|pick(?:s|ed|ing)?|called back|call(?:ing)? (?:me |us )?back|show(?:ed)? up|came|what (?:we|i) (?:ordered|asked|paid|agreed))\b/,
  /\b(?:complain\w*|disappoint\w*|unhappy|dissatisfied|furious|angry|upset|rubbish|disgrace\w*|con artists?|thief|lied to|waste of (?:money|time)|unreliable|careless|ignor(?:ed|ing)|terrible|awful|horrible|pathetic|rude|unacceptable|unprofessional|scam\w*|conned|conmen|fraud|thieves|overcharg\w*|misprint\w*|smudg\w*|blurr\w*|ruined|spoil(?:t|ed)|let us down|damaged|disgusted|fed up|mess(?:ed)? up)\b/,
  /\b(?:poor|bad|worst|shoddy|substandard) (?:\w+ )?(?:quality|service|jobs?|work|print\w*|experience)\b/,
  new RegExp(
    `\\b${thing}\\b[^?.!]{0,40}\\b(?:missing|wrong|late|broken|faded|fading|peel(?:s|ing)|torn|upside down|cracked|too (?:few|short|small|dark)|lost|misspel\\w*|tore|ripped|(?:fell|falling|fall|coming|came|come) (?:apart|off|out))\\b`,
  ),
  /\b(?:isnt|is not|wasnt|was not|arent|are not|not|werent) (?:at all )?(?:what (?:we|i|you)|how (?:we|i)|right|good enough|acceptable|straight|usable|readable)\b|\bnot (?:even )?(?:turn|turned) up\b|\bno (?:reply|response|feedback)\b|\bwaiting (?:for )?(?:(?:over|about|more than|like) )?(?:\w+ )?(?:days|weeks|months|since)\b|\b(?:lawyer|small claims|consumer protection|sue you)\b|\b(?:fell|falling|coming|came) (?:apart|off)\b|\b(?:problems?|issues?|trouble) with (?:my|our|the|your)\b|\b(?:shida|tatizo|matatizo) (?:na|kwa|ya)\b|\bnone (?:came|turned up|arrived)\b|\b(?:got|received|delivered|sent|only) (?:\w+ ){0,3}?instead of\b/,
  new RegExp(`\\b(?:missing|wrong|broken|torn|faded)\\b[^?.!]{0,25}\\b${thing}\\b`),
  /\b(?:delivered|arrived|came|started|showed up|turned up)\b[^?.!]{0,40}\blate\b|\byou (?:were|are|came) late\b/,
  /\b(?:still waiting|(?:something|everything|it) (?:went|has gone|is) wrong|what went wrong|wheres? (?:is |are )?my (?:order|delivery|books|cards|flyers|brochures|banners?|shirts|parcel|stuff|money|quote|quotation|invoice|receipt|proof|refund))\b/,
  /\byou (?:\w+ ){0,2}?(?:ruined|lost|forgot|promised|lied|cheated|broke|misspelt|misspelled)\b/,
  // Kiswahili and Sheng. "Nimechelewa" is the visitor's own delay.
  /\b(?:sija|hatuja)(?:furahi|ridhi|pend|pata|pokea|ona)\p{L}*|\b\p{L}*lalamik\p{L}*|malalamiko|(?<!poa )\bmbaya\b|\bvibaya\b|\p{L}*haribi\p{L}*|\b(?:zi|i|vi|li|ya)mepotea|\p{L}+kosekana|(?<!\bni|\btu)(?:me|li)chelew\p{L}*|\b(?:hai|hazi|havi|hali|ham|hamu|haku)ja?(?:fika|letwa|jibu|nijibu|tujibu|leta|maliza)\p{L}*|\bham(?:jibu|nijibu|pokei|shiki|chukui)\p{L}*|mmenyamaza|mmekosea|mmeniibia|mmetuibia|\b\p{L}?mbovu|\b(?:si|sio|haiko|haziko|hayako) sawa\b|\bham(?:ja|ku)\p{L}{3,}|\bhakuna (?:aliye|anaye|jibu)\p{L}*|\bmatapeli|\bwezi\b|\bmakosa\b/u,
  // Delivered, "but".
  /\b(?:arrived|came|delivered|received|got|billed|charged|invoiced|promised|agreed)\b[^.?!]*\bbut\b|\b(?:zi|i|vi|li|ya|tu|ni)me(?:fika|letwa|pata|pokea|letewa)\p{L}*\b[^.?!]*\b(?:lakini|but|ila)\b/u,
  /\b(?:came|arrived|printed|delivered|is|are|has|have)\b[^.?!]{0,20}\b(?:with )?(?:an? |some |many |full of )(?:typo|spelling mistake|printing mistake|mistake|error)s?\b/,
  /\bha(?:zi|i|vi|li|ya|wa)(?:shiki|toshi|someki|onekani|fanani|fungi|fanyi kazi)\b/,
  /\b(?:duni|hafifu|feki)\b|\p{L}*raruk\p{L}*|\b(?:zi|i|vi|li|ya|m)mekose(?:wa|ka)\b|\b(?:ha|hawa)(?:ku|ja)(?:fika|ja|leta|tokea|tuma|pokea|maliza|jibu|onekana)\p{L}*/u,
  // Goods that failed: "zimetoka", "imeanza kung’oka", "yamechanika".
  // Damage in any form but "if it tears" and "that does not tear": "zilizopasuka", "ilivunjika".
  /\b(?!\p{L}*(?:siyo|sipo|kaki|ki(?=(?:pasuk|chanik|vunjik|bandu))))\p{L}+(?:pasuk|chanik|vunjik|fifi|bandu|chafuk|dondok|pauk|kwaruzik|achan|ngok)(?:a|i|ia|iwa)\b(?<!\bku\p{L}+)/u,
  // What we did to the visitor: "mmetuangusha", "nimeboeka".
  /\b(?:m|tu|ni|wa)?(?:me|li)(?:tu|ni)?(?:angush|feli|boe|boo|zingua|danganya|tapeli|ibia|cheza|puuza|dharau|chosh)\p{L}*/u,
  /\b(?:i|li|zi|ya|ki|vi)(?:me|li)(?:zim|kwam|poro|poromok|anguk)\p{L}*|\b(?:ovyo|hovyo|upuzi|takataka)\b/u,
  // Not what was ordered.
  /\b(?:si|sio|siyo) (?:kile|ile|zile|vile|hicho|hiyo) (?:tu|ni)\p{L}+|\b(?:imetoka|zimetoka|yametoka|vimetoka) (?:tofauti|vingine|sivyo)\b/u,
  /\btofauti (?:kabisa |sana )?na (?:ile|zile|vile|kile|tulicho|tulivyo)\p{L}*/u,
  /\b(?:i|zi|vi|ki|li|ya)me(?:anza (?:ku)?)?(?:toka|ngoka|chanika|pasuka|katika|fifia|bandua|banduka|vunjika|chafuka|dondoka|achana|pauka|kwaruzika|loa|lowa|oza)\p{L}*/u,
  // Anger and hurt.
  /\b\p{L}*(?:meudhi|naudhi|udhika|kasirik|mekasiri|sikitishw|mesikitik|mekereka|mevunjika moyo|mechoka na|chukizw|dharau)\p{L}*|\b(?:aibu|hasira)\b/u,
];

/** Money back, or another answer for what went wrong. It is a complaint if the message also reports a fault. */
const redress = [
  /\bmoney back\b|\brefund\w*|\breimburse\w*|\bcompensat\w*|\brudish\p{L}* (?:\p{L}+ )?(?:pesa|hela|doo|doh|deposit)|\p{L}*rudishi\p{L}*/u,
  /\b(?:want|need|give|get|return|demand|claim|owe|where is|wheres)\b[^?.!]{0,25}\b(?:(?:my|our) (?:money|deposit|cash|balance)|(?:written )?(?:explanation|apology))\b/,
  /\b(?:my|our|the) (?:money|deposit|cash) (?:returned|back)\b/,
  /\b(?:nataka|tunataka|naomba|tunaomba|nipe|nipeni|tupeni|leteni|lete|nadai|tunadai|nitapataje|tutapataje)\b[^?.!]{0,25}\b(?:pesa|hela|doo|doh|dooh|ganji|deposit) (?:yangu|zangu|yetu|zetu)\b/,
];

/** Money that left the visitor’s account twice, or by mistake. It is for whoever keeps the accounts. */
const doublePayments = [
  /\b(?:paid|pay|sent|debited|deducted|charged|billed|invoiced|(?:ni|tu)(?:me|li)lip\p{L}*|(?:m|u|i)(?:me|li)(?:ni|tu)?kat\p{L}*)\b[^.?!]{0,40}\b(?:twice|double|two times|mara mbili)\b/u,
  /\b(?:double|duplicate) (?:payment|charge|deduction)\b|\boverpaid\b/,
];

/** Wants a person, and says so as to a machine, or wants somebody higher up. */
const personDemands = [
  /\b(?:want|need|demand|like|let me|can i|may i|must|get me|nataka|naomba|tunataka|ningependa)\b[^?.!]{0,30}\b(?:(?:speak|talk|complain) (?:to|with)|reach|call|see|meet|(?:ku|ni)?(?:ongea|zungumze|zungumza|ongee) na) (?:\w+ ){0,3}(?:directors?|managers?|supervisors?|mkurugenzi|meneja)\b[^?.!]*/,
  /\b(?:not|no more|instead of|rather than|sio|siyo|si|badala ya) (?:an? |to an? |with an? |the |this |na )?(?:robot|bot|machine|computer|program|ai|roboti|mashine|kompyuta)\b[^.?!]*/,
];

/** A mistake of the visitor’s own, to be corrected before printing. */
const ownMistakes = [
  /\b(?:i|we) (?:\w+ )?(?:sent|gave|submitted|attached|uploaded|wrote|ordered|chose|picked|typed)\b[^?.!]{0,30}\b(?:wrong|old|incorrect|earlier|by mistake)\b/,
  /\b(?:mistake|error|typo)\b[^?.!]{0,40}\b(?:i|we) (?:sent|gave|submitted|made|ordered|approved)\b|\b(?:my|our) (?:own )?(?:mistake|error)\b|\b(?:i|we) made an? (?:mistake|error)\b/,
  /\b(?:ni|tu)(?:li|me)kosea\b|\bkimakosa\b|\bmsi(?:print|chap)\p{L}* (?:kwanza|bado)\b/u,
];

const changing =
  '(?:chang|switch|swap|updat|amend|edit|correct|modif|adjust|revis|add|increas|reduc|replac|remov|alter|mov|redirect|deliver)\\w*';

/** Something other than what was ordered or booked. */
const changes = [
  // "I ordered 35, now it’s 41."
  /\b(?:i|we) (?:have |had )?(?:already )?(?:ordered|booked|confirmed)\b(?![^?!]*\blast (?:time|month|year)\b)[^?!]*\b(?:now|chang\w*|instead|add|reduce|increase|correct|swap)\b/,
  /\b(?:ni|tu)(?:li|me)[ -]?(?:order|agiz|book|weka oda)\p{L}*\b[^?!]*(?:\bsasa (?:ni|tuko|tumefika|tunataka)\b|badili|ongez|punguz|\bchange\b)/u,
  new RegExp(
    `\\b${changing}\\b[^?.!]{0,60}\\b(?:my|our|the|an existing|this)(?: \\w+){0,2} (?:order|booking|delivery|reservation|invoice|proof|(?:we|i)(?: have)? (?:ordered|booked|placed|submitted))\\b`,
  ),
  /\b(?:chang|switch|swap|updat|correct|mov)\w*\b[^?.!]{0,20}\b(?:delivery (?:address|date|time|place|point)|(?:the|our|my) (?:sizes?|quantit(?:y|ies)|address|venue|spelling|guest count|number of \w+))\b/,
  /\b(?:chang|switch|swap|reduc|increas|correct|updat)\w*\b[^?.!]{1,40}\bfrom\b[^?.!]{1,30}\bto\b/,
  /\b(?:move|shift|change|push|bring forward)\b (?:the |our |my )?(?:\w+ ){0,2}?(?:event|gala|photoshoot|shoot|session|launch|party|conference|delivery|date|time)\b[^.?!]*\b(?:from|to|until)\b/,
  /\b(?:my|our) (?:\w+ )?(?:order|booking)\b[^?.!]{0,40}\b(?:to be changed|instead|different (?:size|colou?r|address|date))\b/,
  /\p{L}*badili\p{L}*\b[^?.!]{0,40}\b(?:oda|agizo|order|saizi|sizes?|anwani|address|idadi|delivery|booking|ukumbi|venue|kabla (?:m|ham|ya ku)\p{L}*)\b/u,
  /\b(?:oda|agizo|order|booking) (?:yangu|yetu)\b[^?.!]{0,40}(?:badili|ongez|punguz)|(?:ongez|punguz|ondo)\p{L}*\b[^?.!]{0,40}\b(?:oda|agizo|order|booking)\b/u,
];

/** An event that has been moved, which is more than the question what would happen then. */
const postponements = [
  /\b(?:postpon\w*|reschedul\w*)\b|\b(?:pushed|moved|shifted|brought) (?:back|forward|to (?:next|a later|another|january|february|march|april|may|june|july|august|september|october|november|december))\b/,
  /\b(?:shifted|moved|pushed)\b (?:the |our |my )?(?:\w+ )?(?:event|date|launch|gala|party|conference|wedding|function)\b/,
  /\p{L}*(?:ahirish|songesh)\p{L}*|\p{L}+sogez\p{L}+ (?:mbele|hafla|tarehe|hadi|mpaka|hiyo)/u,
];

/** Wants a machine to stop before it prints a mistake. */
const stops = [
  /\b(?:stop|halt|pause|hold)\b[^.?!]{0,30}\b(?:print\w*|press|production|machine)\b/,
  /\b(?:(?:do not|dont) (?:print|run|produce)|msi(?:chap|print)\p{L}*)\b[^.?!]{0,40}\b(?:yet|until|till|bado|kwanza|wait|mistake|wrong|error|old)\b/u,
  /^\W*(?:simamish\p{L}*|stop|acheni|halt|ngoja|ngojeni)\b[^\p{L}]*[!.]/u,
  /\b(?:acha|acheni|simamish\p{L}*|sitish\p{L}*)\b[^.?!]{0,25}(?:print|chapish|press|mashine)/u,
];

const cancellations = [
  /\bundo (?:my|our|the) (?:order|booking)\b|\b(?:i|we) (?:cant|cannot|wont|will not|wont be able to|cant be able to) (?:make|attend|manage) (?:it|the|our|to)\b/,
  /\bcancel(?!\w* on (?:us|me)\b)\w*|\bcall(?:ing)? (?:it|this|that|everything|(?:the|our|my) \w+) off\b|\bcall(?:ed)? off\b|\bcalling off\b|\b(?:not|no longer|wont) (?:be )?(?:able to )?(?:make it|go on|go ahead|take place)\b/,
  /(?<!\b(?:do|does|did|will) (?:you|they|we) )\b(?:stop(?! by)|halt|pause|scrap|withdraw|hold(?: off)?(?: on)?)\b (?:\w+ ){0,4}?(?:orders?|print\w*|jobs?|production|press)\b|\b(?:pause|stop|hold|halt|suspend|cancel) (?:everything|all of it|it all)\b|\bput\b (?:\w+ ){0,4}?on hold\b|\b(?:dont|do not) (?:proceed|go ahead|start the|(?:print|produce|run) (?:it|them|anything|yet|the (?:order|job)))\b/,
  /\b(?:no longer (?:need|want)|dont (?:need|want) (?:it|them|this|the \w+) any ?more|chang(?:e|ed|ing) (?:my|our|his|her|their) minds?|budget (?:was|is|has been|got) cut\b(?![^?]*\b(?:want|need|looking|something)\b)|(?:back|pull) out (?:of)?|not happening any ?more|not going ahead|do not (?:need|want) (?:it|them) any ?more|terminate (?:the |our )?(?:contract|agreement|order))\b/,
  /\b(?:wont be|not|no longer|arent|isnt) (?:be )?(?:going ahead|going forward|proceeding|continuing|happening|needed|required)\b|\b(?:decided|want|need|have) (?:not to|to not) (?:go ahead|proceed|continue)\b/,
  /\b\p{L}*achan(?:a|e) na (?:ile |hiyo |ili )?(?:kazi|oda|agizo|mpango|nafasi|booking)\p{L}*/u,
  /ghairi|\p{L}*sitish\p{L}*|\p{L}*simamish\p{L}*|\bmsichapish\p{L}*|\bacha(?:na|ni)? (?:na )?kuchapisha|batilisha|\b(?:ku|ni|m|ni?na|tu)\p{L}{0,4}futa (?:oda|agizo|kazi|booking|nafasi)|badili\p{L}* (?:mawazo|nia)|sita(?:ki|hitaji) tena|\bhatuta(?:fanya|endelea|hitaji)\p{L}*/u,
];

/** Words of trouble, for the spelling. */
export const troubleWords = `cancel cancelled refund complain complaint compensation promised delivered delivery arrived late delayed wrong missing
  broken damaged torn faded crooked blurred disappointed unhappy unacceptable unprofessional nobody replied answered ignore ignored overcharged
  havent hasnt hadnt didnt wasnt werent isnt arent dont doesnt wont cant couldnt shouldnt quality terrible rubbish apology explanation changed postponed rescheduled stupid useless`;

/** What we made, brought or did. An insult about one of these is a complaint about it. */
const ourWork = new RegExp(
  `\\b(?:${thing}|(?:the|your) (?:crew|team|staff|driver|rider|guys?|service|work|event)|kazi|huduma|hafla|dereva|fliers?|flyers?|vitabu|kadi|fulana|mabango|vipeperushi)\\b`,
);

/** What a thing or a job does when it fails, in the words of someone who has seen it. */
const failures = [
  /\b(?:collaps(?:ed|es)|fail(?:ed|s)|broken?|crack(?:ed|s)|tor[en]|ripped|leak(?:ed|s|ing)?|peel(?:ed|s|ing)|fad(?:ed|ing))\b/,
  /\bf[ae]ll(?:s|ing|en)? (?:off|out|apart|down|over)\b|\bc[ao]m(?:e|es|ing) (?:off|undone|loose|unglued)\b/,
  /\b(?:stain(?:ed|s)|crooked|uneven|creased|wrinkled|bent|dirty|incomplete|unfinished|half.?done|mixed up|swapped|delayed|chipped|scratched|dented|pixelated|unreadable|illegible|crumpled)\b|\b(?:wash|rub|flak)(?:es|s|ed|bed|ing|bing)? (?:off|out|away)\b/,
  /\b(?:cut|went|switched|blew) (?:off|out)\b|\bstopped working\b|\bmissed (?:the|our|my)\b/,
  /\b(?:doesnt|does not|didnt|did not|isnt|is not|not|never|wont) (?:work(?:ing|ed)?|hold(?:ing)?|stick(?:ing)?|fit(?:ting)?|scan(?:ning)?|match(?:ing)?)\b/,
  /\b(?:hung up|(?:shouted|yelled|laughed|swore) at|insulted|abused|cheated|stole|stolen|embarrass\w*|humiliat\w*|regret\w*|never again|worst|a joke)\b/,
  /\b(?:charged|billed|invoiced) (?:me |us )?(?:too much|again|more)\b/,
];

/** Asks or supposes: "What if a banner tears?" has not happened. "Why is it torn?" has. */
const isSupposed = (text: string) =>
  /^\W*(?:(?:hi|hello|hey|so|and|but|ok|please)\W+)*(?:what (?:if|happens|do|does|would|should)|if|in case|suppose|do|does|can|could|will|would|is there|are there|how (?:do|does|can|would|often|much|many|long)|who|which|any|je|mna\w*)\b/.test(
    text,
  ) || /\b(?:if|in case|so that|to avoid|unless|wont|doesnt have to|worried)\b/.test(text);

/** What we were given, and cannot give back. */
const losses = [
  /\b(?:i|we) (?:gave|left|handed|brought|lent|dropped|sent)\b[^?]*\b(?:you|your|reception|counter|office)\b[^?]*\b(?:lost|missing|gone|misplaced|stolen|disappeared|(?:nobody|no one|cant|cannot|never|not)\b[^?.!]{0,30}\b(?:knows?|find|found|seen|trace|return\w*|give))\b/,
  /\b(?:ni|tu)li(?:wa|m)?(?:pa|pea|ach|let|kabidhi)\p{L}*\b[^?]*\b(?:\p{L}*potea|\p{L}*poteza|haipatikani|hazipatikani|hamna|haijulikani|hajui|hakuna anayejua)\b/u,
];

/** Something of the visitor’s own that needs fixing is a job: "Our logo is blurred. Can you redraw it?" */
const isOwnMaterial = (text: string) =>
  /\b(?:our|my) (?:current|old|own|existing|present) (?:brand|logo|website|look|identity|packaging|colou?rs)\b/.test(
    text,
  ) ||
  (isToMend(text) &&
    !/\b(?:you|your|yours)\b(?! (?:\w+ )?(?:re\w+|fix|clean|improve|make|print|draw|trace|use|help))|\b(?:mme|mli)\p{L}{3,}/u.test(
      text,
    ));

/** Wants something of their own fixed. */
const isToMend = (text: string) =>
  /\b(?:(?:our|my) (?:own |current |old |only )?(?:logo|artwork|file|photo|picture|design|letterhead)|(?:nembo|logo|faili|file|picha|design) (?:yetu|yangu))\b/.test(
    text,
  ) && /\b(?:can|could) (?:you|it)\b|\b(?:mnaweza|mnaeza|inawezekana)\b/.test(text);

/** Whether a message says that something of ours failed. */
const isFailure = (text: string) =>
  failures.some((pattern) => pattern.test(text)) &&
  /\b(?:you|your|yours|the|my|our|this|these|it|they)\b/.test(text) &&
  !isSupposed(text) &&
  !isWish(text);

/** Names a job or a thing of ours, rather than any. */
const isDefinite = (text: string) =>
  /\b(?:the|my|our|your|you|this|these|those|it|they|them)\b|\b(?:nobody|no ?one)\b|\p{L}+(?:angu|etu|enu)\b|\b(?:m|u)(?:li|me)\p{L}+/u.test(
    text,
  );

/** Asks about a fault that has not happened: "What happens if a delivery is late?" "Do you repair torn banners?" */
const isOnlyAsked = (text: string) =>
  isAsking(text) &&
  !/\bwhy\b|\bexplain\b/.test(text) &&
  ((isSupposed(text) && !isPast(text)) || !isDefinite(text.replace(/\b(?:can|could|do|does|will|would) you\b/g, '')));

/** Wants something made: "We need posters about a bridge that collapsed". */
const isWish = (text: string) =>
  /\b(?:need|want|would like|id like|looking for|looking to|interested in|planning|plan to|quote for|can you|could you|nataka|tunataka|naomba|tunaomba|nahitaji|tunahitaji)\b/.test(
    text,
  );

/** Faults of what was made and delivered, rather than of a service. */
const goods =
  /print|book|brochure|magazine|\bcards?\b|fl[iy]ers?|posters?|sticker|label|shirt|\bmugs?\b|calendar|letterhead|invitation|cop(?:y|ies)\b|\bpages?\b|banners?|\bvitabu|\bkitabu|kurasa|\bkadi\b|fulana|vipeperushi|mabango|nakala|jarida|majarida|brosha/;

/** Trouble with somebody else, which is often why they come to us. */
const isOthers = (text: string) =>
  (/\b(?:(?:our|my) (?:\p{L}+ ){0,2}?|the |a )(?:supplier|vendor|printer|caterer|contractor|planner)s? (?:\p{L}+ )?(?:cancel|let|disappoint|fail|ruin|mess|delay|disappear|broke|sick|quit|was|were|is|\p{L}*angush|\p{L}*feli)/u.test(
    text,
  ) ||
    /\b(?:previous|last|former|old|other|another|different) (?:supplier|vendor|printer|agency|company|caterer|contractor|planner|people|guys)s?\b/.test(
      text,
    ) ||
    /\b(?:printer|supplier|vendor|agency) (?:wetu|wangu|yetu)\b/.test(text)) &&
  !/\byours?\b|\byou (?:\w+ )?(?:sent|brought|hired|chose|recommended|gave|promised)\b|\b(?:mme|mli)\p{L}+/u.test(text);

const some = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** Problems for a person: a complaint about a job or money, a request to cancel, or a change of what was agreed. */
export function troubleIn(message: string, isFollowUp = false): Handover | undefined {
  const text = fold(message).replace(/\s+/g, ' ');
  if (some(frauds, text)) return 'fraud';
  if (isOthers(text) || isOwnMaterial(text)) return undefined;
  // "Do you stop printing at Christmas?" only asks. People who have changed their minds are in no hurry.
  const isMistake =
    /\b(?:wrong|mistake|error|typo|noticed|old|urgent\p{L}*|now|immediately|please|pls|yet|still|until|till|bado|kwanza|vibaya|makosa|sasa|haraka|tafadhali)\b|!/u.test(
      text,
    );
  if (some(stops, text) && isMistake && !/\bdo (?:you|they) (?:stop|halt|pause)\b|\b(?:mind|nia|mawazo)\b/.test(text))
    return 'stop';
  if (some(ownMistakes, text)) return 'change';
  if (some(cancellations, text)) return 'cancellation';
  if (some(doublePayments, text) && !isSupposed(text)) return 'payment';
  // "I want my money" and "I want the director" do not ask for a service.
  const demanded = personDemands.reduce((left, pattern) => left.replace(pattern, ' '), text);
  const rest = redress.reduce((left, pattern) => left.replace(pattern, ' '), demanded);
  const isComplaint =
    (some(complaints, text) && !isOnlyAsked(text)) ||
    some(losses, text) ||
    isUnreachable(text) ||
    isFailure(rest) ||
    narrationIn(rest, isFollowUp) === 'trouble' ||
    (isInsult(text) && ourWork.test(text));
  if (isComplaint) return goods.test(text) && !some(losses, text) ? 'goods' : 'complaint';
  if (rest !== demanded) return 'cancellation';
  if (demanded !== text) return 'person';
  if (some(postponements, text) && !isSupposed(text)) return 'postponement';
  return some(changes, text) && !/\b(?:what|how much) (?:if|would|does|do)\b/.test(text) ? 'change' : undefined;
}
