import { fieldsOf, type SlotProps } from 'musette/web'
import { Bags, type Line } from './Bags.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { reminderDay } from './days.ts'
import type { BagsOfOrderFragment } from './pet.generated.ts'
import { useToday } from './use-today.ts'

type Order = SlotProps['CheckoutSuccess']['order']

/** The days on which feeds of the placed order are used up, because guests have no account that shows this later. */
export default function PlacedBags({ order }: { order: Order }) {
  const today = useToday()
  const { placedAt, items } = fieldsOf<BagsOfOrderFragment>(order)
  if (!placedAt) return null
  const lines = order.items.map((item, index): Line => {
    const { sku, name, qty } = item
    return { id: `${index}`, sku, name, qty, path: items[index]?.path ?? null }
  })
  return (
    <Bags
      lines={lines}
      orderedAt={placedAt}
      renderActions={(line, day) => {
        const reminded = reminderDay(day, today)
        return (
          reminded && (
            <CalendarButton
              of={order.number ?? placedAt}
              line={line}
              day={reminded}
              path={line.path ?? '/'}
              variant="secondary"
            />
          )
        )
      }}
    />
  )
}
