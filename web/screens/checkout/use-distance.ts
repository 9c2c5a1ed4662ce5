import { useMessages } from '../../i18n/messages-context.ts'

/** Writes a distance in metres as people say it: «350 m», «1,2 km». */
export function useDistance(): (metres: number) => string {
  const { language } = useMessages()
  return (metres) => {
    const isNear = metres < 950
    const format = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: isNear ? 'meter' : 'kilometer',
      maximumFractionDigits: isNear ? 0 : 1,
    })
    return format.format(isNear ? Math.round(metres / 50) * 50 : metres / 1000)
  }
}
