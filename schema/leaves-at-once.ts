/** Whether goods are sent without waiting for the payment: otherwise no day of arrival is promised. */
export function leavesAtOnce({ code, kind }: { code: string; kind: string }): boolean {
  return kind !== 'OFFLINE' || code === 'cashondelivery'
}
