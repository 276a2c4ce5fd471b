export default function SignedInScreen() {
  return null;
}
