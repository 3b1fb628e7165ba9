const HIDDEN = '•••'

/** Enough of a name to recognise the person in a list: `Jana Nováková` → `J••• N•••`. */
export function maskName(firstName: string, surname: string): string {
  return [firstName, surname].map((name) => `${firstLetter(name)}${HIDDEN}`).join(' ')
}

/** `jana.novakova@post.cz` → `j•••@post.cz`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${firstLetter(email)}${HIDDEN}${email.slice(at)}`
}

function firstLetter(text: string): string {
  return [...text][0] ?? ''
}
