import { Type } from 'typebox'
import type { Static } from 'typebox'
import { readYaml } from '../read.ts'
import type { Recipe } from './recipe.ts'
import type { ReviewSeed } from '../product-types.ts'

const headings = [
  'Ce qui fait la différence',
  'Pourquoi la choisir',
  'En bref',
  'Les points forts',
  'À retenir',
] as const
const gearHeadings = ['Les détails qui comptent', 'En bref', 'Les points forts'] as const

/** The product's description as HTML: opening paragraph, bullets, then what remains to be told. */
export function describe(id: number, recipe: Recipe): string {
  const [opening = recipe.lead, ...rest] = recipe.story
  const choice = recipe.feed === undefined ? gearHeadings : headings
  const heading = choice[Math.floor(id / 20) % choice.length] ?? choice[0]
  return [
    `<p>${opening}</p>`,
    `<h3>${heading}</h3>`,
    `<ul>${recipe.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    ...rest.map((paragraph) => `<p>${paragraph}</p>`),
  ].join('\n')
}

const strict = { additionalProperties: false }
const text = Type.String({ minLength: 1 })
const opinions = Type.Array(
  Type.Object({ rating: Type.Integer({ minimum: 1, maximum: 5 }), summary: text, text }, strict),
)

/** What shoppers write, by kind of product. */
const reviewsSchema = Type.Object(
  {
    nicknames: Type.Array(text),
    texts: Type.Object(
      {
        kibble: opinions,
        wet: opinions,
        raw: opinions,
        joints: opinions,
        pigment: opinions,
        digestion: opinions,
        coat: opinions,
        care: opinions,
        treats: opinions,
        wear: opinions,
        home: opinions,
        horseFeed: opinions,
        service: opinions,
      },
      strict,
    ),
  },
  strict,
)
type Reviews = Static<typeof reviewsSchema>

let reviews: Reviews | undefined

function topicOf({ kind, feed, look, format, needs = [], categories, species }: Recipe): keyof Reviews['texts'] {
  if (kind.type === 'virtual' || kind.type === 'downloadable') return 'service'
  if (feed === undefined)
    return look.design === 'coat' || look.design === 'collar' || look.design === 'medal' ? 'wear' : 'home'
  if (format === 'Friandise') return 'treats'
  if (format === 'Cru surgelé') return 'raw'
  if (format === 'Pâtée') return 'wet'
  if (categories.includes('horseFeed')) return 'horseFeed'
  if (format === 'Croquettes') return 'kibble'
  const topics = {
    Articulations: 'joints',
    Pigmentation: 'pigment',
    Digestion: 'digestion',
    'Peau et pelage': 'coat',
  } as const
  const first = needs.find((need) => need in topics) as keyof typeof topics | undefined
  return first === undefined || (first === 'Peau et pelage' && species === 'horse') ? 'care' : topics[first]
}

const day = 86_400_000

/** Up to five reviews of a product, always the same; now and then the latest still waits for approval. */
export function reviewsOf(id: number, recipe: Recipe): ReviewSeed[] {
  const { nicknames, texts } = (reviews ??= readYaml('reviews.yaml', reviewsSchema))
  const pool = texts[topicOf(recipe)]
  const step = Math.round(id / 20)
  const count = recipe.isNew === true ? step % 2 : Math.min((step * 5) % 7, 5, pool.length)
  return Array.from({ length: count }, (_, place) => {
    const { rating, summary, text } = pool[(step + place) % pool.length] ?? { rating: 5, summary: '', text: '' }
    const nickname = nicknames[(step * 3 + place * 7) % nicknames.length] ?? ''
    const written = new Date(
      Date.UTC(2026, 10, 12, 7 + (step % 12), (place * 17) % 60) - (((step * 11) % 40) + place * 43) * day,
    )
    return {
      nickname,
      summary,
      text,
      rating,
      createdAt: written.toISOString().slice(0, 19).replace('T', ' '),
      status: place === 0 && step % 6 === 0 ? 'pending' : 'approved',
    }
  })
}
