export const pay = 1
