import type { ComponentProps } from 'react'
import { Rating as Stars } from 'musette/original/web/ui/Rating.tsx'
import { useFormat } from 'musette/web'

/** The core's stars, with the figure before them. */
export function Rating(props: ComponentProps<typeof Stars>) {
  const { number } = useFormat()
  return (
    <>
      <b aria-hidden="true">{number(Math.round(props.value * 10) / 10)}</b> <Stars {...props} />
    </>
  )
}
