"""What travels: the messages of the socket and the bodies of calls, as models."""
