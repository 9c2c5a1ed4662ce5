export type Region = { id: number; code: string; name: string }

const CODES = {
  CA: 'AB:Alberta BC:Colombie-Britannique MB:Manitoba NL:Terre-Neuve-et-Labrador NB:Nouveau-Brunswick NS:Nouvelle-Écosse NT:Territoires_du_Nord-Ouest NU:Nunavut ON:Ontario PE:Île-du-Prince-Édouard QC:Québec SK:Saskatchewan YT:Yukon',
  CH: 'AG:Argovie AR:Appenzell_Rhodes-Extérieures AI:Appenzell_Rhodes-Intérieures BL:Bâle-Campagne BS:Bâle-Ville BE:Berne FR:Fribourg GE:Genève GL:Glaris GR:Grisons JU:Jura LU:Lucerne NE:Neuchâtel NW:Nidwald OW:Obwald SG:Saint-Gall SH:Schaffhouse SZ:Schwytz SO:Soleure TG:Thurgovie TI:Tessin UR:Uri VS:Valais VD:Vaud ZG:Zoug ZH:Zurich',
}
/** Id of the first region of each list; they count on from there. */
const FIRST_IDS = { CA: 66, CH: 104 }

const lists = new Map<string, Region[]>([
  ['CA', parse('CA')],
  ['CH', parse('CH')],
])

/** The regions to choose from in a country; null where a region is typed, or not asked for. */
export function regionsOf(country: string): Region[] | null {
  return lists.get(country) ?? null
}

function parse(country: keyof typeof CODES): Region[] {
  return CODES[country].split(' ').map((entry, index) => {
    const [code = '', name = ''] = entry.split(':')
    return { id: FIRST_IDS[country] + index, code, name: name.replaceAll('_', ' ') }
  })
}
