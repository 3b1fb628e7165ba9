/** Lower case without diacritics, so that "cert" finds "Čert" and "dong" finds "đồng". */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('ł', 'l')
}
