import { fieldsOf, type SlotProps } from 'musette/web'
import { rationOf } from '../ration.ts'
import { guideOf } from './guide.ts'
import type { FeedOnPageFragment } from './pet.generated.ts'
import { petFor, usePets } from './use-pets.ts'
import { useRationTexts } from './use-ration-texts.ts'
import { useToday } from './use-today.ts'

/** How many days a pack lasts, for the pet that was chosen last. */
export default function PackDays({ product, variant }: SlotProps['PackNote']) {
  const { daysText } = useRationTexts()
  const own = usePets()
  const today = useToday()
  const { feedingGuide, configurations } = fieldsOf<FeedOnPageFragment>(product)
  const place = product.configurations.findIndex((one) => one.product.sku === variant.sku)
  const grams = configurations[place]?.product.netGrams
  if (!feedingGuide || !grams) return null
  const guide = guideOf(feedingGuide)
  const pet = petFor(own, guide.animal)
  const ration = pet && rationOf(guide, pet, today)
  return ration?.kind === 'ration' && <span> {daysText(grams, ration)}</span>
}
