import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Container, Section } from '../Section/index.js';
import { Text } from '../Text/index.js';
import { AgencyProvider, useAgency } from './AgencyProvider.js';
import { useMotion } from './useMotion.js';

/** Says what the nearest provider carries. */
function Report() {
  const { locale } = useAgency();
  const motion = useMotion();
  return (
    <Section>
      <Container>
        <Text>
          In {locale}, fifteen hundred copies are {new Intl.NumberFormat(locale).format(1500)}. Motion:{' '}
          <output>{motion}</output>
        </Text>
      </Container>
    </Section>
  );
}

const meta = {
  title: 'Primitives/AgencyProvider',
  component: AgencyProvider,
  args: { children: <Report /> },
  argTypes: { children: { control: false }, linkComponent: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `Carries what is global to an application: its link component, its language and words, and whether it asks for less motion.

**Use it** once, around the whole application; one inside another changes what it is given and leaves the rest as it was.

**Do not use it** for the words of a single component: give that its \`labels\`. For the colours of a part of the page use the \`tone\` of \`Section\`.

**Content.** One language tag, and a pack of words in that language.

**Without it** every component works too, with plain links, \`en-KE\` and the visitor’s own setting.`,
      },
    },
  },
} satisfies Meta<typeof AgencyProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In en-KE, fifteen hundred copies are 1,500/)).toBeVisible();
  },
};

export const FollowsTheVisitor: Story = {
  play: async ({ canvas }) => {
    const { matches } = matchMedia('(prefers-reduced-motion: no-preference)');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(matches ? 'welcome' : 'reduced'));
  },
};

export const QuietensMotion: Story = {
  args: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('reduced');
  },
};

export const SpeaksAnotherLanguage: Story = {
  args: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/In de-DE, fifteen hundred copies are 1\.500/)).toBeVisible();
  },
};

export const Playground: Story = {};
