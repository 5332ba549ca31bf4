import type { ArticleBody } from 'agency-ui/schemas';

export const packaging: ArticleBody = {
  introduction:
    'A billboard gets three seconds. A honey jar stands on the breakfast table for a month, at arm’s length, in front of the same family. If you sell food, cosmetics or anything else in a jar, a bag or a box, the label is the longest conversation you’ll ever have with a customer. It’s worth knowing how it’s printed.',
  sections: [
    {
      id: 'how-flexo-works',
      heading: 'How flexo prints',
      blocks: [
        'Flexography is a cousin of the rubber stamp. A soft plate wraps around a cylinder, picks up a thin film of quick-drying ink and rolls it onto whatever runs past: paper labels, plastic film, foil, corrugated board. It prints from a reel, so one machine can print, varnish and die-cut a label in a single pass.',
        'Each colour needs its own plate. You pay for it once. After that, another thousand labels costs little more than the material, which is why flexo makes sense once you’ve stopped changing the recipe, the weight or the address on the back.',
      ],
    },
    {
      id: 'digital-first',
      heading: 'Start digital, then move',
      blocks: [
        'A young brand changes its mind. The first batch sells, someone asks for a smaller jar, the standards mark arrives, and the label is out of date. While that’s happening, print digitally: no plates, and 300 labels are no trouble.',
        'Three signs it’s time to talk about flexo:',
        [
          'You’ve reordered the same label twice without touching the file.',
          'You can store, and use up, several thousand before anything on them expires.',
          'You want a finish digital can’t give you, such as a printed clear film or a solid metallic colour.',
        ],
      ],
    },
    {
      id: 'limits',
      heading: 'Where flexo reaches its limits',
      blocks: [
        'Soft plates spread a little under pressure, so every dot prints larger than you drew it. Designs that allow for it look crisp. Designs that don’t look muddy. This is what we check before plates are made:',
        {
          caption: 'What to check in a label design before plates are made',
          columns: ['In the design', 'Why it matters', 'What to do'],
          rows: [
            [
              'Gradients that fade to white',
              'The lightest dots vanish, and the fade ends in a visible edge',
              'End the fade in a pale tint',
            ],
            [
              'Small type in two colours',
              'The plates can’t line up that exactly, so letters get a shadow',
              'Print small type in one solid colour',
            ],
            [
              'White type on a dark photograph',
              'Ink creeps into thin strokes',
              'Use a bolder weight, 7 points or larger',
            ],
            ['Four photographs on one small label', 'Each loses detail', 'Choose one, or draw it'],
          ],
        },
        'None of this makes a label dull. Flat colour, one strong shape and generous type are exactly what flexo does best, and what people can still read from across a shop.',
      ],
    },
    {
      id: 'the-back',
      heading: 'Leave room for the back',
      blocks: [
        'The front sells; the back has to be there. Food sold in Kenya carries its name, the ingredients in order of weight, the net contents, the maker’s name and address, the country of origin, a batch number and dates. The East African labelling standard sets this out, and your inspector will know it by heart. Ask the Kenya Bureau of Standards which marks apply to your product before you design, not after.',
        'Then there’s the barcode. At full size a retail barcode is about 37 mm wide with its quiet zones, and you can shrink it to 80% of that, no further. Print it dark on light; scanners can’t see red bars. On a round jar, turn it so the bars look like a ladder: the curve then bends the bars’ length, not their spacing.',
        {
          quote: 'Bring us the jar, not just the file. A label is right when it’s right in your hand.',
          name: 'Print studio',
        },
      ],
    },
  ],
};
