/** A month of the calendar, from its first instant to that of the next one, in the zone of this desk. */
export function monthOf(now: Date, offset: number): { readonly from: Date; readonly to: Date } {
  return {
    from: new Date(now.getFullYear(), now.getMonth() + offset, 1),
    to: new Date(now.getFullYear(), now.getMonth() + offset + 1, 1),
  }
}
