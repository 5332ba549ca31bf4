import { type PrintPlate, PrintPlates } from 'agency-ui';

const plate = (name: string, file: string): PrintPlate => ({
  name,
  picture: { src: `/pictures/linocut-${file}.png`, width: 1200, height: 900, alt: '' },
});

export default function LinocutOfHarbour() {
  return (
    <PrintPlates
      heading="Three blocks, one harbour"
      lead="Each colour of our linocuts is cut into a block of its own. Pull them apart to see what each one prints."
      picture={{ src: '/pictures/linocut.png', width: 1200, height: 900, alt: 'Fishing boats in a harbour at dawn' }}
      plates={[plate('Sand', 'sand'), plate('Coral', 'coral'), plate('Ink', 'ink')]}
      paper="#f8f1e4"
    />
  );
}
