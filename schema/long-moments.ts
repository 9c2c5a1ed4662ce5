import { longDates } from './long-dates.ts'

/** A time of day in French: «9 h 05», with seconds «9 h 05 min 30 s». */
export function frenchTime(hours: string, minutes: string, seconds?: string): string {
  const time = `${Number(hours)}\u00a0h\u00a0${minutes}`
  return seconds ? `${time}\u00a0min\u00a0${seconds}\u00a0s` : time
}

type MomentOptions = { timeStyle: 'short' | 'medium' | 'long'; timeZone: string }

/** As `longDates`, with the time of day. `Intl` writes French times with colons. */
export function longMoments(locale: string, options: MomentOptions): { format(date: Date): string } {
  const moments = longDates(locale, options)
  if (!locale.startsWith('fr')) return moments
  return {
    format: (date) =>
      moments
        .format(date)
        .replace(/(\d\d):(\d\d)(?::(\d\d))?/, (_, hours: string, minutes: string, seconds?: string) =>
          frenchTime(hours, minutes, seconds),
        ),
  }
}
