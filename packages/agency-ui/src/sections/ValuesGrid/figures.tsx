/** Figures in two inks, in a square of 100 units: the first ink is below the second. */
export const figures: readonly { under: string; over: string }[] = [
  // A burst and a disc.
  {
    under:
      'M50 2l8 23 19-15-4 24 24-4-15 19 16 1-16 9 15 19-24-4 4 24-19-15-8 15-8-15-19 15 4-24-24 4 15-19-16-9 16-1-15-19 24 4-4-24 19 15z',
    over: 'M50 26a24 24 0 1 0 0 48a24 24 0 0 0 0-48z',
  },
  // A target with an arrow.
  {
    under: 'M46 8a42 42 0 1 0 0 84a42 42 0 0 0 0-84zM46 26a24 24 0 1 1 0 48a24 24 0 0 1 0-48z',
    over: 'M34 50L96 20v60z',
  },
  // Two plates almost in register.
  { under: 'M12 12h70v70H12z', over: 'M20 20h70v70H20zM38 38v34h34V38z' },
  // Two overlapping discs.
  { under: 'M36 18a32 32 0 1 0 0 64a32 32 0 0 0 0-64z', over: 'M64 18a32 32 0 1 0 0 64a32 32 0 0 0 0-64z' },
  // Rising steps.
  { under: 'M6 92V64h26v28zM36 92V40h26v52zM66 92V12h26v80z', over: 'M6 60L90 6v18L6 80z' },
  // A sun above the horizon.
  {
    under: 'M50 12a38 38 0 0 1 38 38H12a38 38 0 0 1 38-38z',
    over: 'M4 46q23-14 46 0t46 0v20q-23 14-46 0t-46 0zM4 74q23-14 46 0t46 0v16q-23 12-46 0t-46 0z',
  },
];
