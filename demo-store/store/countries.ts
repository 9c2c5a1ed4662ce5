type Region = { id: number; code: string; name: string }

const REGION_NAMES = {
  CA: 'AB:Alberta BC:Colombie-Britannique MB:Manitoba NL:Terre-Neuve-et-Labrador NB:Nouveau-Brunswick NS:Nouvelle-Écosse NT:Territoires_du_Nord-Ouest NU:Nunavut ON:Ontario PE:Île-du-Prince-Édouard QC:Québec SK:Saskatchewan YT:Yukon',
  CH: 'AG:Argovie AR:Appenzell_Rhodes-Extérieures AI:Appenzell_Rhodes-Intérieures BL:Bâle-Campagne BS:Bâle-Ville BE:Berne FR:Fribourg GE:Genève GL:Glaris GR:Grisons JU:Jura LU:Lucerne NE:Neuchâtel NW:Nidwald OW:Obwald SG:Saint-Gall SH:Schaffhouse SZ:Schwytz SO:Soleure TG:Thurgovie TI:Tessin UR:Uri VS:Valais VD:Vaud ZG:Zoug ZH:Zurich',
}
/** Id of the first region of each list; they count on from there. */
const FIRST_IDS = { CA: 66, CH: 104 }

const lists = new Map<string, Region[]>([
  ['CA', parseRegions('CA')],
  ['CH', parseRegions('CH')],
])

/** ISO 3166-1 codes, two and three letters, of the countries a store may ship to. */
const COUNTRY_CODES =
  'AD:AND AE:ARE AF:AFG AG:ATG AI:AIA AL:ALB AM:ARM AO:AGO AQ:ATA AR:ARG AS:ASM AT:AUT AU:AUS AW:ABW AX:ALA AZ:AZE BA:BIH BB:BRB BD:BGD BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN BL:BLM BM:BMU BN:BRN BO:BOL BQ:BES BR:BRA BS:BHS BT:BTN BV:BVT BW:BWA BY:BLR BZ:BLZ CA:CAN CC:CCK CD:COD CF:CAF CG:COG CH:CHE CI:CIV CK:COK CL:CHL CM:CMR CN:CHN CO:COL CR:CRI CU:CUB CV:CPV CW:CUW CX:CXR CY:CYP CZ:CZE DE:DEU DJ:DJI DK:DNK DM:DMA DO:DOM DZ:DZA EC:ECU EE:EST EG:EGY EH:ESH ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FK:FLK FM:FSM FO:FRO FR:FRA GA:GAB GB:GBR GD:GRD GE:GEO GF:GUF GG:GGY GH:GHA GI:GIB GL:GRL GM:GMB GN:GIN GP:GLP GQ:GNQ GR:GRC GS:SGS GT:GTM GU:GUM GW:GNB GY:GUY HK:HKG HM:HMD HN:HND HR:HRV HT:HTI HU:HUN ID:IDN IE:IRL IL:ISR IM:IMN IN:IND IO:IOT IQ:IRQ IR:IRN IS:ISL IT:ITA JE:JEY JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:KHM KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KY:CYM KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:LKA LR:LBR LS:LSO LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR MC:MCO MD:MDA ME:MNE MF:MAF MG:MDG MH:MHL MK:MKD ML:MLI MM:MMR MN:MNG MO:MAC MP:MNP MQ:MTQ MR:MRT MS:MSR MT:MLT MU:MUS MV:MDV MW:MWI MX:MEX MY:MYS MZ:MOZ NA:NAM NC:NCL NE:NER NF:NFK NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU NU:NIU NZ:NZL OM:OMN PA:PAN PE:PER PF:PYF PG:PNG PH:PHL PK:PAK PL:POL PM:SPM PN:PCN PS:PSE PT:PRT PW:PLW PY:PRY QA:QAT RE:REU RO:ROU RS:SRB RU:RUS RW:RWA SA:SAU SB:SLB SC:SYC SD:SDN SE:SWE SG:SGP SH:SHN SI:SVN SJ:SJM SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR ST:STP SV:SLV SX:SXM SY:SYR SZ:SWZ TC:TCA TD:TCD TF:ATF TG:TGO TH:THA TJ:TJK TK:TKL TL:TLS TM:TKM TN:TUN TO:TON TR:TUR TT:TTO TV:TUV TW:TWN TZ:TZA UA:UKR UG:UGA UM:UMI US:USA UY:URY UZ:UZB VA:VAT VC:VCT VE:VEN VG:VGB VI:VIR VN:VNM VU:VUT WF:WLF WS:WSM XK:XKX YE:YEM YT:MYT ZA:ZAF ZM:ZMB ZW:ZWE'

type Country = {
  id: string
  two_letter_abbreviation: string
  three_letter_abbreviation: string
  full_name_locale: string
  full_name_english: string
  available_regions: Region[] | null
}

const built = new Map<string, Country[]>()

/** All countries with names in a locale, and with regions where there is a list to choose from. */
export function countries(locale: string): Country[] {
  const known = built.get(locale)
  if (known) return known
  const list = build(locale)
  built.set(locale, list)
  return list
}

/** The regions to choose from in a country; null where a region is typed, or not requested. */
export function regionsOf(country: string): Region[] | null {
  return lists.get(country) ?? null
}

function parseRegions(country: keyof typeof REGION_NAMES): Region[] {
  return REGION_NAMES[country].split(' ').map((entry, index) => {
    const [code = '', name = ''] = entry.split(':')
    return { id: FIRST_IDS[country] + index, code, name: name.replaceAll('_', ' ') }
  })
}

function build(locale: string): Country[] {
  const local = namesIn(locale.replace('_', '-'))
  const english = namesIn('en')
  return COUNTRY_CODES.split(' ').map((pair) => {
    const [two = '', three = ''] = pair.split(':')
    return {
      id: two,
      two_letter_abbreviation: two,
      three_letter_abbreviation: three,
      full_name_locale: local.of(two) ?? two,
      full_name_english: english.of(two) ?? two,
      available_regions: regionsOf(two),
    }
  })
}

function namesIn(locale: string) {
  return new Intl.DisplayNames([locale], { type: 'region' })
}
