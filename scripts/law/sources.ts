import type { Source } from './rule.ts'

const CODES = 'https://www.legifrance.gouv.fr/codes/texte_lc'
const EUR_LEX = 'https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:'

export type Cited = (article: string, since: string) => Source

const ofCode =
  (act: string, id: string): Cited =>
  (article, since) => ({ act, article, since, link: `${CODES}/${id}` })

const ofUnion =
  (act: string, celex: string): Cited =>
  (article, since) => ({ act, article, since, link: `${EUR_LEX}${celex}` })

export const consumerCode = ofCode('Code de la consommation', 'LEGITEXT000006069565')
export const civilCode = ofCode('Code civil', 'LEGITEXT000006070721')
export const commercialCode = ofCode('Code de commerce', 'LEGITEXT000005634379')
export const environmentCode = ofCode('Code de l’environnement', 'LEGITEXT000006074220')

export const unitPrices = ofUnion('Directive 98/6/EC', '31998L0006')
export const consumerRights = ofUnion('Directive 2011/83/EU', '32011L0083')
export const omnibus = ofUnion('Directive (EU) 2019/2161', '32019L2161')
export const saleOfGoods = ofUnion('Directive (EU) 2019/771', '32019L0771')
export const harmonisedNotice = ofUnion('Regulation (EU) 2025/1960', '32025R1960')
export const productSafety = ofUnion('Regulation (EU) 2023/988', '32023R0988')
export const feedMarketing = ofUnion('Regulation (EC) No 767/2009', '32009R0767')
export const dataProtection = ofUnion('Regulation (EU) 2016/679', '32016R0679')
export const accessibilityAct = ofUnion('Directive (EU) 2019/882', '32019L0882')
export const copyrightDirective = ofUnion('Directive (EU) 2019/790', '32019L0790')

export const RGAA: Source = {
  act: 'RGAA 4.1 (EN 301 549, WCAG 2.1)',
  since: '2025-06-28',
  link: 'https://accessibilite.numerique.gouv.fr/',
}

/** Not law: what peers offer and shoppers ask for. */
export const EXPECTED: Source = { act: 'Expected by shoppers, no law', since: '2026-01-01' }
