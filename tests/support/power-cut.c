/*
 * A disk that forgets on a power cut: whatever is synced is copied to a second folder, as it is at that
 * moment. After the process was killed, only the copies are what a disk would hold.
 *   POWER_CUT_FROM  folder whose files are watched
 *   POWER_CUT_TO    folder of the copies, on the same disk
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static void copy(int from) {
	const char *watched = getenv("POWER_CUT_FROM"), *kept = getenv("POWER_CUT_TO");
	char link[64], path[PATH_MAX], draft[PATH_MAX], final[PATH_MAX], block[65536];
	if (!watched || !kept) return;
	snprintf(link, sizeof link, "/proc/self/fd/%d", from);
	ssize_t length = readlink(link, path, sizeof path - 1);
	if (length < 0) return;
	path[length] = 0;
	if (strncmp(path, watched, strlen(watched)) != 0) return;
	/* Of folders within, nothing is kept, and of the folder itself there is nothing to copy. */
	const char *name = path + strlen(watched);
	struct stat what;
	if (strchr(name, '/') || fstat(from, &what) != 0 || !S_ISREG(what.st_mode)) return;
	snprintf(final, sizeof final, "%s/%s", kept, name);
	snprintf(draft, sizeof draft, "%s/.%s.%d", kept, name, (int)gettid());
	int to = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0600);
	if (to < 0) return;
	off_t at = 0;
	ssize_t part;
	while ((part = pread(from, block, sizeof block, at)) > 0) {
		if (write(to, block, part) != part) _exit(99);
		at += part;
	}
	close(to);
	/* A kill in the middle leaves the copy before: nothing had been promised yet. */
	if (rename(draft, final) != 0) _exit(98);
}

int fsync(int fd) {
	copy(fd);
	return syscall(SYS_fsync, fd);
}

int fdatasync(int fd) {
	copy(fd);
	return syscall(SYS_fdatasync, fd);
}
