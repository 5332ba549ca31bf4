import { articles, categories, featuredArticles, hero, listHeading, newsletter } from 'agency-content/blog';
import { ArticleList, FeaturedArticles, NewsletterForm, NewsletterSignup, PageHero, Pagination } from 'agency-ui';
import { newsletterForm } from '../integrations.js';
import { useArticleCategory } from '../useArticleCategory.js';

const { picture, ...head } = hero;

export const data = { picture };

export default function BlogPage() {
  const [category, setCategory] = useArticleCategory(categories);
  return (
    <>
      <PageHero {...head} tone="paper" />
      <FeaturedArticles articles={featuredArticles} />
      <ArticleList
        heading={listHeading}
        articles={articles}
        categories={categories}
        category={category}
        onCategoryChange={setCategory}
        after={<Pagination count={3} />}
      />
      <NewsletterSignup {...newsletter}>
        <NewsletterForm {...newsletterForm} />
      </NewsletterSignup>
    </>
  );
}
