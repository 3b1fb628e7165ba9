export default {
  toExclusion: 'Tạm dừng và tự loại trừ',
  launching: 'Đang mở trò chơi',
  back: 'Quay lại trò chơi',
  forMoney: 'Chơi ăn tiền',
  forFun: 'Chơi thử',
  maxWin: 'Thắng tối đa',
  rtpMeans: 'Cứ 100 đặt cược, về lâu dài {rtp} trở lại người chơi. Một vòng có thể kết thúc thế nào cũng được.',
  gamePlan: 'Kế hoạch trò chơi',
  openPlan: 'Mở kế hoạch trò chơi (PDF)',
  toLobby: 'Về sảnh',
  atTerminal: 'Bạn đang đăng nhập tại máy {terminal} ở {venue}. Bạn có thể chơi trên web sau khi rời máy.',
  toTerminal: 'Đến phần máy',
}
