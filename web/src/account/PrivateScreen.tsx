export default function PrivateScreen() {
  return null;
}
