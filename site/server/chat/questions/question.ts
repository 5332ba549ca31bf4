/** One question to the embedded assistant, and what a good answer contains. */
export interface AssistantQuestion {
  /**
   * The kind of question. For `complaint`, `cancellation` and `change` (of an order or a booking), the test also
   * expects a person's name and number, and no sales line. For `off-topic`, `hostile` and `urgent`, it expects a way to
   * reach a person.
   */
  kind:
    | 'english'
    | 'kiswahili'
    | 'sheng'
    | 'mixed'
    | 'misspelt'
    | 'two-in-one'
    | 'follow-up'
    | 'complaint'
    | 'cancellation'
    | 'change'
    | 'urgent'
    | 'off-topic'
    | 'hostile';
  /**
   * The visitor's message, as a real person would write it. A list is a conversation: the visitor's messages in order.
   * The assistant answers each, and the test judges the last answer.
   */
  ask: string | readonly string[];
  /**
   * Words that the answer must all contain, in upper or lower case. Each is a regular expression, so `cost|price`
   * accepts either. Prefer facts (numbers, names) to phrases, because the site's wording changes.
   */
  contains?: readonly string[];
  /** The page that the answer links to. With a list, any of the pages will do. */
  link?: string | readonly string[];
  /** Whether the answer names a phone number. */
  person?: boolean;
  /**
   * Language of the answer.
   *
   * @default 'en'
   */
  language?: 'en' | 'sw' | 'either';
  /** Words that the answer must not contain, as regular expressions. */
  never?: readonly string[];
}
