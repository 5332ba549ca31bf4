/** The part of the library that the classifier uses. It ships no types. */
declare module 'wink-naive-bayes-text-classifier' {
  interface NaiveBayesClassifier {
    defineConfig(config: { considerOnlyPresence?: boolean; smoothingFactor?: number }): boolean;
    definePrepTasks(tasks: readonly ((text: string) => readonly string[])[]): number;
    learn(text: string, label: string): boolean;
    consolidate(): boolean;
    /** The most probable label, or "unknown" if no word in the text was learnt. */
    predict(text: string): string;
  }

  export default function naiveBayes(): NaiveBayesClassifier;
}
