/** The vocabulary of the embedded assistant: English, and a few courtesies in Kiswahili. */

/** Normalizes to lower case without accents or apostrophes. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘]/gu, '')
    .toLowerCase();

/** Stop words. */
const fillers = new Set(
  (
    'a about am an and any anything are as at be been being but by can cannot cant could did do does doesnt doing dont ' +
    'for from get give got had has have having hello her here hey hi him his how i id if ill im in into is isnt it its ' +
    'ive just kindly know let like lets looking make makes may me might mine most my need needs no not now of off ok ' +
    'okay on one only or our ours out over please possible really s shall she should so some sort such sure t tell ' +
    'than thank thanks that thats the their them then there these they thing things this those to too two us use very ' +
    'want was we well were weve what whats when which who whom whos why will with wont would yes yet you your youre ' +
    'yours good morning afternoon evening day dear greetings bye goodbye cheers help question questions ask interested ' +
    'today tomorrow january february march april june july august september october november december policy media ' +
    'habari jambo hujambo mambo sasa karibu asante sana kwaheri je ni na ya wa kwa naomba tafadhali nataka mna gani'
  ).split(' '),
);

export const isFiller = (word: string) => fillers.has(fold(word)) || (word.length === 1 && !/\p{N}/u.test(word));

/** The common stem of "print", "prints" and "printing", or of "price" and "pricing". */
export function stem(word: string): string {
  const folded = fold(word);
  if (folded.length < 4) return folded;
  return folded
    .replace(/ies$/, 'y')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=\w{3})(?:ing|ed)$/, '')
    .replace(/(?<=\w{3})e$/, '');
}

const holds = (text: string, words: string) => new RegExp(`\\b(?:${words})\\b`).test(fold(text));

export const isThanks = (text: string) => holds(text, 'thanks|thank you|asante|cheers');

export const isGreeting = (text: string) =>
  holds(text, 'hi|hey|hello|good (?:morning|afternoon|evening|day)|greetings|habari|h?u?jambo|mambo|sasa|help');

export const isSelfQuestion = (text: string) =>
  holds(
    text,
    'who are you|what are you|your name|are you (?:a |an |really |real )*(?:human|person|robot|bot|machine|program|ai|real|computer|assistant)',
  );

const questionStart =
  "what(?:['’]?s)?|where|when|who|whom|how|which|why|do|does|did|can|could|is|are|will|would|should|have|has|may";
const nextQuestion = new RegExp(
  `(?:,|;|\\b(?:and|or|also|plus)\\b)[\\s,]+(?:and |also )*(?=(?:${questionStart})\\b)`,
  'i',
);
const isQuestion = new RegExp(`\\?$|^(?:${questionStart})\\b`, 'i');

/** Splits a message into questions: "What does it cost, and how long does it take?" contains two. */
export const questionsIn = (message: string): string[] =>
  (message.match(/[^.?!\n]+[.?!]*/g) ?? []).flatMap((sentence) => {
    const parts = sentence.trim().split(nextQuestion);
    return parts.length > 1 || isQuestion.test(sentence.trim()) ? parts : [];
  });
