import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onBand } from '../../story-frame.js';
import { AgencyProvider, type LinkComponentProps } from '../AgencyProvider/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { AgencyLink } from './AgencyLink.js';

const meta = {
  title: 'Primitives/AgencyLink',
  component: AgencyLink,
  args: { href: '/services/printing', children: 'Explore Printing Services' },
  decorators: [onBand()],
  parameters: {
    docs: {
      description: {
        component: `The link that every component in the kit renders. It has no styles of its own.

**Use it** for every link in your own components, so that the application’s router renders internal links.

**Do not use it** for a link that should look like one: use \`ArrowLink\` or \`ButtonLink\`. For an action on the page use \`Button\`.

**Content.** Link text that makes sense out of context. A link that opens a new tab says so in its text or accessible name.

**Routing.** The browser handles URLs with a scheme, a host or only a fragment. All others go to \`AgencyProvider\`’s \`linkComponent\`.

**Parts.**

- **Link:** An anchor; for internal addresses, the application’s link component.

**Keyboard.**

| Keys | Action |
| --- | --- |
| Enter | Follows the link. |`,
      },
    },
  },
} satisfies Meta<typeof AgencyLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link has the browser’s own style, for a component to override. */
export const Default: Story = {};

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <a href={href} data-router="" {...rest} />;
}

/** The application’s link component renders an internal URL. */
export const UsesTheRouter: Story = {
  tags: ['test-only'],
  render: (args) => (
    <AgencyProvider linkComponent={RouterLink}>
      <AgencyLink {...args} />
    </AgencyProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore Printing Services' })).toHaveAttribute('data-router');
  },
};

/** The browser handles a URL with a scheme, such as a phone number. */
export const SkipsTheRouter: Story = {
  tags: ['test-only'],
  args: { href: 'tel:+254700000000', children: '+254 700 000 000' },
  render: UsesTheRouter.render as NonNullable<Story['render']>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+254 700 000 000' })).not.toHaveAttribute('data-router');
  },
};

/** A link that opens a new tab says so in its accessible name. */
export const OpensANewTab: Story = {
  tags: ['test-only', 'wcag:2.4.4'],
  args: {
    href: 'https://www.linkedin.com/company/shangweandink',
    newTab: true,
    children: (
      <>
        LinkedIn<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'LinkedIn (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
