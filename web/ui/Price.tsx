import { type Money, useFormat } from '../site/use-format.ts'

/** An amount of money as the shop's locale writes it. */
export function Price({ value, className }: { value: Money; className?: string }) {
  const { money } = useFormat()
  return (
    <data value={value.amount} className={className}>
      {money(value)}
    </data>
  )
}
