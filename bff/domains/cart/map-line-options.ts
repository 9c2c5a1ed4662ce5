import type { CartItemOption } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { plainText } from '../../magento/plain-texts.ts'
import type { ChosenLine, ChosenOption } from './cart-model.ts'

/** Returns the choices of a line as texts: variants first, then parts, links and custom options. */
export function mapLineOptions(item: ChosenLine): CartItemOption[] {
  return [...configurable(item), ...bundle(item), ...mapLinks(item.links), ...custom(item)].filter(
    ({ value }) => value !== '',
  )
}

function configurable(item: ChosenLine): CartItemOption[] {
  return (item.configurable_options ?? []).flatMap((option) =>
    option ? [{ label: option.option_label, value: option.value_label }] : [],
  )
}

function bundle(item: ChosenLine): CartItemOption[] {
  return (item.bundle_options ?? []).flatMap((option) => {
    if (!option) return []
    const values = option.values.flatMap((value) => (value ? [`${value.quantity}\u00a0×\u00a0${value.label}`] : []))
    return [{ label: option.label, value: values.join(', ') }]
  })
}

/** The files of a line, in a cart or an order. */
export function mapLinks(links: readonly ({ title: string | null } | null)[] | null | undefined): CartItemOption[] {
  const titles = (links ?? []).flatMap((link) => link?.title ?? [])
  return titles.length > 0 ? [{ label: t('cart.downloads'), value: titles.join(', ') }] : []
}

function custom(item: ChosenLine): CartItemOption[] {
  return (item.customizable_options ?? [])
    .filter((option) => option !== null)
    .sort((a, b) => a.sort_order - b.sort_order)
    .map((option) => ({ label: option.label, value: customValue(option) }))
}

/** Chosen values have a label; typed ones have an empty label and come HTML-escaped in carts and wishlists; in orders they do not. */
function customValue(option: ChosenOption): string {
  const values = option.values.flatMap((value) => (value ? [value.label || plainText(value.value)] : []))
  return values.join(', ')
}
