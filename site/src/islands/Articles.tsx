import { articles, categories, featuredArticles, listHeading } from 'agency-content/blog';
import { ArticleList, FeaturedArticles, Pagination } from 'agency-ui';
import { useArticleCategory } from '../useArticleCategory.js';

export default function Articles() {
  const [category, setCategory] = useArticleCategory(categories);
  return (
    <>
      <FeaturedArticles articles={featuredArticles} />
      <ArticleList
        heading={listHeading}
        articles={articles}
        categories={categories}
        category={category}
        onCategoryChange={setCategory}
        after={<Pagination count={3} />}
      />
    </>
  );
}
