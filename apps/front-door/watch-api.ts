type Log = { readonly warn: (text: string) => void; readonly info: (text: string) => void }

/**
 * Logs once that the API is down and once that it is back: with thousands of players a line for each refused request
 * would hide everything else.
 */
export function watchApi(apiOrigin: string, log: Log) {
  let isDown = false
  return {
    failed(reason: string): void {
      if (!isDown) log.warn(`The API at ${apiOrigin} does not answer (${reason}): calls get 503 until it does.`)
      isDown = true
    },
    answered(): void {
      if (isDown) log.info(`The API at ${apiOrigin} answers again.`)
      isDown = false
    },
  }
}
