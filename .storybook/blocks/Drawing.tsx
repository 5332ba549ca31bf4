/** A component drawn with a few shapes, like a thumbnail on a layout sheet. */
const night = '#140f2e';
const ink = '#1d1740';
const paper = '#fbf5e9';
const gold = '#ffb114';
const red = '#ee3d35';
const lake = '#0f9aa0';
const line = '#d9cfbd';
const grey = '#a49db5';

type Numbers = [number, number, number, number];

/** What each word of a drawing stands for; the numbers are x, y and width, and mostly height. */
const shapes: Readonly<Record<string, (numbers: Numbers) => React.ReactNode>> = {
  ink: ([x, y, width, height]) => <rect {...{ x, y, width, height }} fill={night} />,
  gold: ([x, y, width, height]) => <rect {...{ x, y, width, height }} fill={gold} />,
  red: ([x, y, width, height]) => <rect {...{ x, y, width, height }} fill={red} />,
  lake: ([x, y, width, height]) => <rect {...{ x, y, width, height }} fill={lake} />,
  tint: ([x, y, width, height]) => <rect {...{ x, y, width, height }} fill="#87ccd0" />,
  card: ([x, y, width, height]) => <rect {...{ x, y, width, height }} fill="#fff" stroke={line} strokeWidth="0.6" />,
  box: ([x, y, width, height]) => (
    <rect {...{ x, y, width, height }} rx="0.8" fill="#fff" stroke={ink} strokeWidth="0.8" />
  ),
  dash: ([x, y, width, height]) => (
    <rect {...{ x, y, width, height }} fill="none" stroke={ink} strokeWidth="0.7" strokeDasharray="2 1.6" />
  ),
  button: ([x, y, width, height]) => (
    <>
      <rect {...{ x, y, width, height }} rx="1" fill={gold} />
      <rect x={x + 4} y={y + height / 2 - 0.8} width={width * 0.5} height="1.6" fill={ink} />
    </>
  ),
  picture: ([x, y, width, height]) => {
    const sun = Math.min(width, height) * 0.26;
    return (
      <>
        <rect {...{ x, y, width, height }} fill={lake} />
        <circle cx={x + width * 0.66} cy={y + height * 0.52} r={sun} fill={gold} />
        <path
          d={`M${x} ${y + height}v${-height * 0.34}l${width * 0.36} ${-height * 0.14}L${x + width} ${y + height * 0.74}V${y + height}z`}
          fill={night}
        />
      </>
    );
  },
  head: ([x, y, width]) => <rect {...{ x, y, width }} height="4.6" fill={ink} />,
  goldhead: ([x, y, width]) => <rect {...{ x, y, width }} height="6" fill={gold} />,
  redhead: ([x, y, width]) => <rect {...{ x, y, width }} height="6" fill={red} />,
  text: ([x, y, width]) => <rect {...{ x, y, width }} height="1.5" fill={grey} />,
  light: ([x, y, width]) => <rect {...{ x, y, width }} height="1.6" fill={paper} />,
  line: ([x, y, width]) => <rect {...{ x, y, width }} height="0.7" fill={ink} />,
  bar: ([x, y, height]) => <rect {...{ x, y, height }} width="0.7" fill={ink} />,
  dot: ([x, y, r]) => <circle cx={x} cy={y} r={r} fill={night} />,
  ring: ([x, y, r]) => <circle cx={x} cy={y} r={r} fill="none" stroke={ink} strokeWidth="0.8" />,
  sun: ([x, y, r]) => <circle cx={x} cy={y} r={r} fill={red} />,
  arrow: ([x, y]) => <path d={`M${x} ${y}h7m-2.6-2.6 2.6 2.6-2.6 2.6`} fill="none" stroke={ink} strokeWidth="1.1" />,
  up: ([x, y]) => <path d={`M${x} ${y + 4}v-8m-3 3 3-3 3 3`} fill="none" stroke={ink} strokeWidth="1.1" />,
  down: ([x, y]) => <path d={`M${x - 2.4} ${y - 1}l2.4 2.4 2.4-2.4`} fill="none" stroke={ink} strokeWidth="1.1" />,
};

/** @param drawing - `word x y width height` by semicolons: `head 6 8 40;text 6 25 46`. */
export function Drawing({ drawing }: { drawing: string }) {
  return (
    <svg className="room-drawing" viewBox="0 0 64 40" aria-hidden="true">
      <rect width="64" height="40" fill={paper} />
      {drawing.split(';').map((shape) => {
        const [word = '', ...numbers] = shape.split(' ');
        const draw = shapes[word];
        if (!draw) throw new Error(`The drawing "${drawing}" has no shape "${word}": choose one of Drawing.tsx.`);
        return <g key={shape}>{draw(numbers.map(Number) as Numbers)}</g>;
      })}
    </svg>
  );
}
