import { articleLabels, neighbourLabels, neighboursOf } from 'agency-content/article-links';
import { articles, blogLink, newsletter } from 'agency-content/blog';
import { articleTitle } from 'agency-content/titles';
import { ArticleDocument, Breadcrumbs, NewsletterForm, NewsletterSignup, PreviousNextLinks } from 'agency-ui';
import type { Article, ArticleBody } from 'agency-ui/schemas';
import { newsletterForm } from '../../integrations.js';
import type { PageData } from '../../page.js';

/** @throws if no article has the path. */
function findArticle(path: string): Article & { path: string } {
  const article = articles.find((one) => one.path === path);
  if (!article) throw new Error(`No article has the path "${path}". Add it to agency-content/src/blog/articles.ts.`);
  return { ...article, path };
}

const breadcrumbsOf = (title: string) => ({ items: [blogLink], current: title });

/** Metadata for an article's page. */
export function articleData(path: string): PageData {
  const article = findArticle(path);
  const { title, image } = article;
  return { title: articleTitle(article), picture: image, breadcrumbs: breadcrumbsOf(title), article };
}

/** An article's page. */
export function ArticlePage({ path, body }: { path: string; body: ArticleBody }) {
  const article = findArticle(path);
  return (
    <>
      <ArticleDocument
        id="article"
        article={article}
        body={body}
        breadcrumbs={<Breadcrumbs {...breadcrumbsOf(article.title)} />}
        url={`${import.meta.env.SITE_URL}${path}`}
        labels={articleLabels}
      />
      <PreviousNextLinks {...neighboursOf(article)} labels={neighbourLabels} />
      <NewsletterSignup {...newsletter}>
        <NewsletterForm {...newsletterForm} />
      </NewsletterSignup>
    </>
  );
}
