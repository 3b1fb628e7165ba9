/** The page of the player site that the player returns to, with the payment's number in its query. */
export function ownPageOf({ id, returnPath }: { readonly id: string; readonly returnPath: string }): string {
  return `${returnPath}${returnPath.includes('?') ? '&' : '?'}payment=${id}`
}
