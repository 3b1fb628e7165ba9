/** Text key of a call's path. */
export function actionName(action: string): string {
  const parts = action.split('/').filter((part) => !part.startsWith('{') && !/^v\d+$/.test(part))
  return `action.${parts.slice(-2).join('.')}`
}
