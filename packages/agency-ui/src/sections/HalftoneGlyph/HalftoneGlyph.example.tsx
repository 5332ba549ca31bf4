import { HalftoneGlyph, PageHero } from 'agency-ui';

export default function QuestionsHero() {
  return (
    <PageHero
      title="Questions"
      description="About appointments, prices and pain."
      tone="accent"
      ornament={<HalftoneGlyph glyph="?" />}
    />
  );
}
