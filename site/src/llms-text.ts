import { agency } from 'agency-content';
import { articles } from 'agency-content/blog';
import { describe } from 'agency-content/meta';
import { projects } from 'agency-content/projects';
import { siteMapGroups } from 'agency-content/sitemap';

/** A Markdown overview of what the site offers and where, for language models and agents (llmstxt.org). */
export function llmsText(siteUrl: string): string {
  const { name, tagline, phone, email, address, hours } = agency;
  const link = (title: string, path: string) => `- [${title}](${siteUrl}${path}): ${describe(path)}`;
  const groups = [
    ...siteMapGroups.map(({ title, links }) => ({
      title,
      lines: links.map((page) => link(page.name, page.path)),
    })),
    { title: 'Projects', lines: projects.map(({ id, title }) => link(title, `/projects/${id}`)) },
    {
      title: 'Articles',
      lines: articles.flatMap(({ title, path }) => (path ? [link(title, path)] : [])),
    },
  ];
  return [
    `# ${name}`,
    `> ${describe('/')}`,
    tagline,
    [
      `- Phone and WhatsApp: ${phone}`,
      `- E-mail: ${email}`,
      `- Office: ${Object.values(address).join(', ')}`,
      `- Hours: ${hours.weekdays}. ${hours.weekend}`,
      `- Ask for a quote: ${siteUrl}/inquiries`,
    ].join('\n'),
    ...groups.map(({ title, lines }) => `## ${title}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
