/** Learns from examples to tell kinds of messages apart. */
import naiveBayes from 'wink-naive-bayes-text-classifier';
import { fold } from './words.js';

/**
 * Words and pairs of neighbouring words, each once. All numbers are alike, and a question mark is a word, because many
 * questions differ from a report by nothing else.
 */
function featuresOf(text: string): string[] {
  const words =
    fold(text)
      .replace(/\d[\d,.]*/g, '0')
      .match(/\p{L}+|0|\?/gu) ?? [];
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return [...new Set([...words, ...pairs])];
}

/** Weight of words that a kind has no example of. Of 1, 0.5, 0.2 and 0.1, this found the most unseen complaints. */
const smoothingFactor = 0.2;

/** Creates a function that returns the kind whose examples a text resembles most, if it has any of their words. */
export function createClassifier<Kind extends string>(
  examples: readonly { text: string; kind: Kind }[],
): (text: string) => Kind | undefined {
  const classifier = naiveBayes();
  classifier.defineConfig({ considerOnlyPresence: true, smoothingFactor });
  classifier.definePrepTasks([featuresOf]);
  for (const { text, kind } of examples) classifier.learn(text, kind);
  classifier.consolidate();
  const kinds = new Set(examples.map(({ kind }) => kind));
  return (text) => {
    const kind = classifier.predict(text) as Kind;
    return kinds.has(kind) ? kind : undefined;
  };
}
