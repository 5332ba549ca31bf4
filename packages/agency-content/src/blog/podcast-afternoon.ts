import type { ArticleBody } from 'agency-ui/schemas';

export const podcastAfternoon: ArticleBody = {
  introduction:
    'Most company podcasts stop at episode four. The recording isn’t the problem; it’s everything that was meant to come out of it and didn’t. Plan the posts before the microphones are on, and one afternoon with one good guest will feed your channels for weeks.',
  sections: [
    {
      id: 'work-back',
      heading: 'Start from what you’ll post',
      blocks: [
        'List the pieces first, then write questions that produce them. From an hour of conversation you can expect, without squeezing anyone:',
        {
          caption: 'What one afternoon can yield, week by week',
          columns: ['Week', 'Piece', 'Made from'],
          rows: [
            ['1', 'The episode, 25 to 35 minutes', 'The whole conversation, edited'],
            ['1', 'Three portraits and one wide photo', 'Ten minutes before the recording'],
            ['2', 'Two vertical clips, under a minute each', 'The two best answers'],
            ['3', 'A quote card and a short written post', 'One sentence worth framing'],
            ['4', 'A clip that answers a listener’s question', 'The spare question at the end'],
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Ask for stories, in order',
      blocks: [
        'Clips are cut from answers that stand alone, so ask questions whose answers do. “What went wrong at your first launch?” gives you a story with a beginning. “Tell us about your journey” gives you twelve minutes with nowhere to cut.',
        'Put the easy question first, the strongest third and the risky one near the end, when you’ve both warmed up. Send the guest the topics, never the questions: rehearsed answers sound like a press release.',
        'And ask people to include the question in the answer. “Our first launch went wrong because…” can be posted on its own. “Because it rained” can’t.',
      ],
    },
    {
      id: 'room',
      heading: 'Choose the room with your ears',
      blocks: [
        'Say a sentence out loud. If you hear the room answer, move: curtains, carpet and bookshelves are worth more than an expensive microphone. Switch off the fridge and the air conditioner, put phones on flight mode, and record thirty seconds of silence so the editor has something to patch with.',
        'A microphone per person, a hand’s width from the mouth and slightly to one side. Record each on its own track. When two people laugh at once, you’ll be glad.',
      ],
    },
    {
      id: 'guest',
      heading: 'Look after the guest',
      blocks: [
        [
          'Photos first, while the shirt is fresh.',
          'Water on the table, and nothing that rustles.',
          'Two blocks of half an hour with tea between them. Energy drops after forty minutes, and you can hear it.',
          'A release form in plain language, signed before you start.',
          'The finished clips in their inbox a day before you publish, ready to share.',
        ],
        'That last one matters most. A guest who posts your clip brings an audience you couldn’t have bought.',
      ],
    },
    {
      id: 'captions',
      heading: 'Caption everything',
      blocks: [
        'Plenty of people watch on a matatu with the sound off, and some can’t hear it at all. Burn captions into vertical clips, attach a caption file to longer ones, and publish the transcript under the episode. Search engines read it, and so do the people who’d rather skim than listen.',
      ],
    },
  ],
};
