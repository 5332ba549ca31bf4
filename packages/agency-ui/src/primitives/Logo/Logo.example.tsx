import { AgencyLink, type BrandMark, Logo } from 'agency-ui';

const mark: BrandMark = {
  viewBox: '0 0 40 40',
  shapes: [
    { d: 'M4 34V16L20 4l16 12v18z', ink: 'one' },
    { d: 'M16 34V22h8v12z', ink: 'two' },
  ],
};

export default function PracticeHomeLink() {
  return (
    <AgencyLink href="/">
      <Logo name="Stone + Larch" highlightText="+" mark={mark} />
    </AgencyLink>
  );
}
