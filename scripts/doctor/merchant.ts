import { createStoreRest } from '../../bff/magento/rest.ts'
import { reasonOf } from './endpoint.ts'
import type { DoctorContext } from './doctor-context.ts'
import { rowsOf, type Row } from './row.ts'

const row = rowsOf('content')

/** The block that names the seller. */
export const SELLER_BLOCK = 'invoice-legal'

/** Checks what only the merchant can say: the seller, and settings that no store has. */
export async function merchantRows(context: DoctorContext, seller: string | undefined): Promise<Row[]> {
  return [
    sellerRow(seller),
    await datesRow(context),
    producerRow(context),
    await pictureRow(context),
    ...termRows(context),
  ]
}

/** Checks the seller's identity, which invoices and the model withdrawal form show. */
function sellerRow(text: string | undefined): Row {
  const lacking = ['SIREN', 'TVA'].filter((word) => !text?.includes(word))
  const remedy = `Content > Blocks: make ${SELLER_BLOCK} with name, legal form, capital, address, SIREN and VAT number.`
  if (text === undefined)
    return row('seller', 'law', `the block ${SELLER_BLOCK} is not there: invoices do not name the seller`, remedy)
  if (lacking.length > 0)
    return row('seller', 'law', `the block ${SELLER_BLOCK} does not say: ${lacking.join(', ')}`, remedy)
  return row('seller', 'ok', 'invoices name the seller')
}

/** Checks that the day of an invoice can be read: Magento gives it only to an integration. */
async function datesRow({ config: { upstream } }: DoctorContext): Promise<Row> {
  const remedy = 'Make an integration that may read invoices and credit memos: docs/modules.md.'
  const rest = createStoreRest(upstream, { store: { maintenance: { active: false }, isCircuitOpen: false } })
  if (!rest.hasIntegration)
    return row(
      'invoice dates',
      'law',
      'invoices and refunds have no date: UPSTREAM_INTEGRATION_TOKEN is not set',
      remedy,
    )
  try {
    for (const path of ['V1/invoices', 'V1/creditmemos'])
      await rest.call({ name: 'Doctor', method: 'GET', path, query: NO_DOCUMENT, asIntegration: true })
    return row('invoice dates', 'ok', 'the integration may read them')
  } catch (error) {
    return row('invoice dates', 'law', `the integration may not read them: ${reasonOf(error)}`, remedy)
  } finally {
    await rest.close()
  }
}

const FILTER = 'searchCriteria[filter_groups][0][filters][0]'
/** An id that nothing has, so that nobody's document is read. */
const NO_DOCUMENT = {
  [`${FILTER}[field]`]: 'entity_id',
  [`${FILTER}[condition_type]`]: 'in',
  [`${FILTER}[value]`]: '0',
  'searchCriteria[pageSize]': '1',
}

function producerRow({ config: { shop } }: DoctorContext): Row {
  const branches = shop.producerNumbers.map((entry) => entry.split(':')[0])
  return row(
    'producer numbers',
    branches.length > 0 ? 'ok' : 'law',
    branches.length > 0 ? `known for ${branches.join(', ')}` : 'terms and legal notices name none',
    'Set PRODUCER_NUMBERS to the unique identifiers of the seller (Code de l’environnement, R. 541-173).',
  )
}

/** Checks the official drawing at the address from which the shop loads it. */
async function pictureRow({ config: { shop }, store }: DoctorContext): Promise<Row> {
  const path = shop.guaranteePicture
  const remedy =
    'Upload the notice that the Commission publishes, and set GUARANTEE_PICTURE to its path below the media.'
  if (path === null)
    return row('guarantee picture', 'law', 'none is set: the notice on the legal guarantee is in words only', remedy)
  const file = await store.file(new URL(path, shop.mediaUrl)).catch((error: unknown) => reasonOf(error))
  if (typeof file === 'string') return row('guarantee picture', 'law', `${path}: ${file}`, remedy)
  const isThere = file.status === 200 && file.type.startsWith('image/')
  return row(
    'guarantee picture',
    isThere ? 'ok' : 'law',
    `${path}: HTTP ${file.status}, ${file.type || 'no type'}`,
    remedy,
  )
}

/** Checks the site's settings for what search engines, feeds and llms.txt say, and no store knows. */
function termRows({ config: { shop } }: DoctorContext): Row[] {
  const { delivery, returnDays } = shop
  const countries = delivery.map(({ country }) => country).join(', ')
  return [
    row(
      'cost of delivery',
      delivery.length > 0 ? 'ok' : 'off',
      delivery.length > 0 ? `known for ${countries}` : 'search engines and product feeds do not learn it',
      'Set DELIVERY_COSTS, with HANDLING_DAYS and DELIVERY_DAYS.',
    ),
    row(
      'returns',
      returnDays > 0 ? 'ok' : 'off',
      returnDays > 0 ? `within ${returnDays} days` : 'search engines do not learn it',
      'Set RETURN_DAYS and RETURNS_FREE.',
    ),
  ]
}
