/** Whether goods leave without waiting for the shopper's money: no day of arrival is promised otherwise. */
export function leavesAtOnce({ code, kind }: { code: string; kind: string }): boolean {
  return kind !== 'OFFLINE' || code === 'cashondelivery'
}
