import { type SlotProps, useOperation } from 'musette/web'
import { rationOf } from '../ration.ts'
import { guideOf } from './guide.ts'
import { Feeds } from './pet.generated.ts'
import styles from './Places.module.css'
import { petFor, usePets } from './use-pets.ts'
import { useNameOf, useRationTexts } from './use-ration-texts.ts'
import { useToday } from './use-today.ts'

/** How long a line of the cart lasts, for the pet that was chosen last. */
export default function CartRation({ line: { sku, qty, product, priceInfo } }: SlotProps['CartLineExtra']) {
  const nameOf = useNameOf()
  const today = useToday()
  const { gramsADay, packText } = useRationTexts()
  const own = usePets()
  const { data } = useOperation(Feeds, { lines: [{ sku, path: product.path }] })
  const feed = data?.feeds[0]
  if (!feed) return null
  const guide = guideOf(feed.guide)
  const pet = petFor(own, guide.animal)
  const ration = pet && rationOf(guide, pet, today)
  if (!pet || ration?.kind !== 'ration') return null
  const { amount, currency } = priceInfo.price.priceInclTax.value
  const pack = { netGrams: feed.netGrams * qty, price: { amount: amount * qty, currency } }
  return (
    <p className={styles.ration}>
      <strong>{nameOf(pet)}</strong> {gramsADay(ration)} · {packText(pack, ration)}
    </p>
  )
}
