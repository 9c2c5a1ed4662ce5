import { nicknames, reviewTexts } from './review-texts.ts'
import type { ReviewTopic } from './review-texts.ts'
import type { Recipe } from './recipe.ts'
import type { ReviewSeed } from '../product-types.ts'

function topicOf({ kind, feed, look, format, needs = [], categories, species }: Recipe): ReviewTopic {
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
  const pool = reviewTexts[topicOf(recipe)]
  const step = Math.round(id / 20)
  const count = recipe.isNew === true ? step % 2 : Math.min((step * 5) % 7, 5, pool.length)
  return Array.from({ length: count }, (_, place) => {
    const [rating, summary, text] = pool[(step + place) % pool.length] ?? [5, '', '']
    const nickname = nicknames[(step * 3 + place * 7) % nicknames.length] ?? nicknames[0]
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
