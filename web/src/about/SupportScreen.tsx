export default function SupportScreen() {
  return null;
}
