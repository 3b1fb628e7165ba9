/** The page of the player site that the player comes back to, told which payment it was about. */
export function ownPageOf({ id, returnPath }: { readonly id: string; readonly returnPath: string }): string {
  return `${returnPath}${returnPath.includes('?') ? '&' : '?'}payment=${id}`
}
