import type { ArticleBody } from 'agency-ui/schemas';

export const emptyHall: ArticleBody = {
  introduction:
    'A hall looks its best at ten in the morning with the curtains open and not a guest in it. Your guests will meet it at seven in the evening with four hundred others. These nine questions, in the order we ask them, help you see the evening hall in the morning.',
  sections: [
    {
      id: 'outside',
      heading: 'Outside',
      blocks: [
        {
          steps: [
            'How do people arrive? Drive there at the hour your guests will. Count the parking, then ask how much of it is already taken on that weekday. Check where the matatus stop and whether the walk from there is lit.',
            'Where’s the loading bay? Measure the door, the lift and the turn in the corridor. A stage that doesn’t fit through the door is a pile of timber in the car park. Ask when you may start unloading, and by when you have to be gone.',
            'What’s the plan when the power fails? Ask to see the generator, what it feeds and how many seconds pass before it takes over. Then ask when it last ran for a whole evening.',
          ],
        },
      ],
    },
    {
      id: 'in-the-hall',
      heading: 'In the hall',
      blocks: [
        {
          start: 4,
          steps: [
            'What do you see from the worst seat? Sit in the back row, then behind every pillar. Have someone stand on the floor where the stage would be: if you can’t see their knees, you need a higher stage.',
            'What does a clap sound like? One clap. If it rings, speech will blur, and you’ll need curtains, carpet or a sound engineer who knows the room. An empty hall sounds worse than a full one, but not by that much.',
            'Where do the wires run? Find the sockets near the stage and ask which of them share a fuse. Coffee machines and amplifiers are bad neighbours.',
            'Can you make it dark? Films and launches need it. Look for skylights, exit signs beside the screen and windows without blinds.',
          ],
        },
      ],
    },
    {
      id: 'behind',
      heading: 'Behind the scenes',
      blocks: [
        {
          start: 8,
          steps: [
            'Where do people wait, eat, pray and change? Speakers need a quiet room, the crew needs a meal, a nursing mother needs a door that closes. Follow the route of a wheelchair from the car to the stage, not just to the hall.',
            'Who’s in charge on the night? Not the sales manager who’s showing you around. Ask for the name and number of the person who holds the keys at eleven in the evening, and meet them.',
          ],
        },
      ],
    },
    {
      id: 'take-home',
      heading: 'What to take home',
      blocks: [
        'Photograph the ceiling, every socket, every door with something of known size beside it, and the number plate on the generator. Ask for the floor plan as a file, the house rules and the price list for the extras: furniture, corkage, security, cleaning, overtime. The rent is what you compare. The extras are what you pay.',
        {
          caption: 'What to bring to a venue visit',
          columns: ['Bring', 'For'],
          rows: [
            ['A laser measure', 'Doors, ceiling, the distance from the last row to the screen'],
            ['A phone charger', 'Testing sockets, one after another'],
            ['A colleague', 'Standing on the imaginary stage'],
          ],
        },
      ],
    },
  ],
};
