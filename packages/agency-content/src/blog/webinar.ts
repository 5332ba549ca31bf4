import type { ArticleBody } from 'agency-ui/schemas';

export const webinar: ArticleBody = {
  introduction:
    'In a hall it takes courage to stand up and leave. In a webinar it takes one finger, unseen. You keep people by giving them a reason every few minutes, and most of those reasons cost nothing.',
  sections: [
    {
      id: 'first-ten',
      heading: 'Win the first ten minutes',
      blocks: [
        'Start on time, even with half the room. People who arrive on time are your best audience; don’t punish them with “let’s wait for a few more”.',
        'Ask a question before you show a slide. Make it one they can answer with a single word in the chat: which town are you in, how many staff, yes or no. People who have typed once will type again.',
        'Leave out the company history. Put the most useful thing you have to say in the first ten minutes, and tell them what’s coming and when it ends.',
      ],
    },
    {
      id: 'host',
      heading: 'Put the host on their feet',
      blocks: [
        'Standing changes the voice. So does looking into the lens rather than at your own face, which is easier once you hide your own picture. Give the host one job, keeping time and reading questions aloud, and let the expert be the expert.',
        'Light from the front, a window or a lamp behind the camera. Sound from a headset or a clip-on microphone rather than the laptop. Viewers forgive a blurred picture for a long time and poor sound for about a minute.',
      ],
    },
    {
      id: 'rhythm',
      heading: 'Change something every five minutes',
      blocks: [
        {
          caption: 'A running order for forty-five minutes',
          columns: ['Minute', 'What happens', 'Why'],
          rows: [
            ['0', 'A question in the chat', 'Everyone has done something'],
            ['3', 'The one thing you came to say', 'Those who leave early take it with them'],
            ['10', 'A demonstration, live, without slides', 'The eye gets something new'],
            ['18', 'A poll, and its result at once', 'People like to see where they stand'],
            ['22', 'A second voice: a client, a colleague', 'The ear gets something new'],
            ['30', 'Questions, collected since minute three', 'This is what many came for'],
            ['43', 'One next step, said once', 'Twice would feel like pushing'],
            ['45', 'The end', 'You promised'],
          ],
        },
      ],
    },
    {
      id: 'plan-b',
      heading: 'Rehearse your plan B',
      blocks: [
        [
          'A second internet connection, from another provider, already plugged in.',
          'A colleague logged in as co-host, who can take over without asking.',
          'The slides on that colleague’s machine too.',
          'A dial-in number or an audio-only link, for people on mobile data.',
          'A line ready for the moment the expert freezes on screen.',
        ],
        'Run through the first five minutes the day before, on the same platform, with the same people in the same rooms. It’s nearly always the first five minutes that go wrong.',
      ],
    },
    {
      id: 'afterwards',
      heading: 'What to send afterwards',
      blocks: [
        'The same day: the recording, the answers to the questions you didn’t reach, and the slides. Cut the recording at the useful places and give each part a title, because hardly anyone watches an hour twice. Caption it. Then look at the minute where most people left, and change that minute next time.',
      ],
    },
  ],
};
