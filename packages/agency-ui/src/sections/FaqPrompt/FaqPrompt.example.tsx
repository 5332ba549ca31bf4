import { FaqPrompt, type NavigationItem } from 'agency-ui';

const answers: NavigationItem = { name: 'Read the answers', path: '/questions' };

export default function QuestionsAboutRepairs() {
  return (
    <FaqPrompt
      heading="Is your bicycle still under warranty?"
      text="Answers about warranty, insurance and spare parts."
      link={answers}
    />
  );
}
