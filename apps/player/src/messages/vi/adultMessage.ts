export default {
  text: 'Chỉ dành cho người lớn',
  explanation:
    'Hãy xác nhận bạn từ 18 tuổi trở lên. Người nhỏ tuổi hơn không được chơi và chúng tôi cũng kiểm tra tuổi khi đăng ký.',
  button: 'Tôi từ 18 tuổi trở lên',
}
