export default {
  'blog.lead': 'Our advice and news.',
  'blog.categories': 'Topics',
  'blog.all': 'All articles',
  'blog.empty': 'No article here yet.',
  'blog.titleOfPage': '{title}, page {page}',
  'blog.published': 'Published on {date}',
  'blog.publishedBy': 'Published on {date} by {author}',
  'blog.changed': 'updated on {date}',
  'blog.products': 'The products of this article',
  'blog.related': 'Read on',
  'blog.back': 'Back to all articles',
}
