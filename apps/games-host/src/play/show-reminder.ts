import { byId, element, type Say } from './page.ts'

/** A pause between rounds: duration, result, and two actions. Resolves when the player continues. */
export function showReminder({
  say,
  lobbyUrl,
  time,
}: {
  readonly say: Say
  readonly lobbyUrl: string
  /** Time since the sign-in, by the session's clock. */
  readonly time: string
}): Promise<void> {
  const net = byId('net').textContent
  const title = element('h2', say('reminderTitle'))
  title.id = 'reminder-title'
  const go = element('button', say('reminderGoOn'), 'cta')
  const leave = element('a', say('toLobby'), 'cta quiet')
  leave.setAttribute('href', lobbyUrl)
  const ways = element('div', [go, leave], 'ways')
  const body = element('div', [element('p', say('reminderText', { time, net })), ways], 'sheet-body')
  const dialog = element('dialog', [element('header', [title]), body], 'sheet') as HTMLDialogElement
  dialog.setAttribute('aria-labelledby', title.id)
  // Keys do not reach the game while this dialog is open.
  dialog.addEventListener('keydown', (event) => event.stopPropagation())
  return new Promise((resolve) => {
    go.addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve()
    })
    document.body.append(dialog)
    dialog.showModal()
    go.focus()
  })
}
