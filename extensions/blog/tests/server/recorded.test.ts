import { expect, test } from 'vitest'
import { UpstreamError } from '../../../../bff/magento/upstream-error.ts'
import { RecordedStore, recording } from '../../../../tests/bff/support/recorded-store.ts'
import { ask } from '../../../../tests/bff/support/shop-request.ts'
import recorded from './recorded.json' with { type: 'json' }

const SETTINGS = recorded.BlogSettings.storeConfig
const core = { storeConfig: recording('store-config'), products: { total_count: 0, items: [] } }

/** Responds to the documents of the blog with what the module returned in Magento Open Source 2.4.8-p1. */
class StoreWithBlog extends RecordedStore {
  private readonly answers: Record<string, unknown>

  constructor(changes: Record<string, unknown> = {}) {
    super(core, '2.4.8', ['blog'])
    this.answers = { ...recorded, ...changes }
  }

  override async read(...call: Parameters<RecordedStore['read']>) {
    const [{ name }, variables, policy] = call
    if (!(name in this.answers)) return super.read(...call)
    this.calls.push({ name, variables: variables as Record<string, unknown>, policy })
    const answer = this.answers[name]
    if (answer instanceof Error) throw answer
    return answer as never
  }
}

const callOf = (store: RecordedStore, name: string) => store.calls.find((call) => call.name === name)

const ARTICLE =
  '{ blogArticle(slug: "choisir-theiere") { path title heading author publishedAt modifiedAt imageUrl imageAlt content { raw } categories { path name } } }'

test('reads an article as the module sends it', async () => {
  const { blogArticle } = await ask<{ blogArticle: { content: { raw: string } } }>(new StoreWithBlog(), ARTICLE)
  expect(blogArticle).toMatchObject({
    path: '/blog/post/choisir-theiere',
    title: 'Bien choisir sa théière <en> & fonte',
    heading: 'Bien choisir sa théière <en> & fonte',
    author: 'Ada Lovelace',
    publishedAt: '2026-03-02T09:00:00Z',
    modifiedAt: '2026-11-27T13:22:25Z',
    imageUrl: 'magefan_blog/fonte.jpg',
    imageAlt: 'Théière noire',
    categories: [
      { path: '/blog/category/conseils', name: 'Conseils & soins' },
      { path: '/blog/category/nutrition', name: 'Nutrition' },
    ],
  })
  expect(blogArticle.content.raw).toContain('<h2>La fonte</h2>')
  expect(blogArticle.content.raw).not.toContain('alert')
})

test('lists a category of its store view, and what is published', async () => {
  const store = new StoreWithBlog()
  const { blog } = await ask(
    store,
    '{ blog(category: "nutrition") { title pageCount categories { name } articles { title summary } } }',
  )
  expect(blog).toEqual({
    title: 'Nutrition',
    pageCount: 1,
    categories: [{ name: 'Conseils & soins' }, { name: 'Nutrition' }],
    articles: [
      { title: 'Bien choisir sa théière <en> & fonte', summary: 'En fonte ou en verre ?' },
      { title: 'Article 12', summary: "Texte de l'article 12." },
      { title: 'Article 10', summary: "Texte de l'article 10." },
    ],
  })
  const { variables } = callOf(store, 'BlogPosts') ?? {}
  expect(variables).toMatchObject({
    storeId: 1,
    filter: { category_id: { eq: '2' }, publish_time: { lteq: expect.any(String) } },
  })
})

test('is read again when the module announces an article, a new one or a category', async () => {
  const store = new StoreWithBlog()
  await ask(store, '{ blog(category: "nutrition") { title } }')
  const tagsOf = callOf(store, 'BlogPosts')?.policy?.tags as ((result: object) => string[]) | undefined
  expect(tagsOf?.(recorded.BlogPosts)).toEqual(expect.arrayContaining(['mfb_p_2', 'mfb_p_0', 'mfb_c_2']))
})

test('names no author where the merchant switched authors off', async () => {
  const off = { BlogSettings: { storeConfig: { ...SETTINGS, mfblog_author_enabled: 0 } } }
  expect(await ask(new StoreWithBlog(off), ARTICLE)).toMatchObject({ blogArticle: { author: null } })
})

test('finds articles by the store’s own permalinks', async () => {
  const settings = {
    mfblog_permalink_route: 'gazette',
    mfblog_permalink_type: 'short',
    mfblog_permalink_post_sufix: '.html',
  }
  const store = new StoreWithBlog({ BlogSettings: { storeConfig: { ...SETTINGS, ...settings } } })
  await ask(store, ARTICLE)
  expect(callOf(store, 'BlogAddress')?.variables).toEqual({ url: 'gazette/choisir-theiere.html' })
})

test('has nothing where the module refuses, and shows an article without its products', async () => {
  const gone = new UpstreamError('not-found', 'Aucune entité de ce type.', 'BlogPost')
  expect(await ask(new StoreWithBlog({ BlogPost: gone }), ARTICLE)).toEqual({ blogArticle: null })
  const products = '{ blogArticle(slug: "choisir-theiere") { title products { sku } } }'
  expect(await ask(new StoreWithBlog(), products)).toMatchObject({ blogArticle: { products: [] } })
})

test('has no blog where the store lacks the module', async () => {
  const without = new RecordedStore(core, '2.4.8')
  expect(await ask(without, '{ blog { title } blogArticle(slug: "a") { title } }')).toEqual({
    blog: null,
    blogArticle: null,
  })
})
